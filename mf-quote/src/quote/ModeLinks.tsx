import { isMetroMode, type QuoteRequest } from '@saltbush/freight';
import * as S from './ModeLinks.styles.ts';
import { modeHref } from './modeHref.ts';
import { MODE_LINKS } from './modes.data.ts';

/** Links to the five forms of the calculator. What was typed in one is carried to the next. */
export function ModeLinks({ request }: { request: QuoteRequest }) {
  const current = isMetroMode(request.mode) ? 'metro-pallets' : request.mode;
  return (
    <S.Nav aria-label="Kind of quote">
      <ul>
        {MODE_LINKS.map(({ mode, label }) => (
          <li key={mode}>
            <S.Link href={modeHref(mode, request)} aria-current={mode === current ? 'page' : undefined}>
              {label}
            </S.Link>
          </li>
        ))}
      </ul>
    </S.Nav>
  );
}
