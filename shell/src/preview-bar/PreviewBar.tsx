import type { BootOverride } from '@saltbush/contract/boot';
import { Container } from '@saltbush/ui';
import { useEffect, useState } from 'react';
import { endOfPreview } from './endOfPreview.ts';
import * as S from './PreviewBar.styles.ts';

interface PreviewBarProps {
  /** Releases that only this browser gets. */
  overrides: readonly BootOverride[];
  /** The remote of which a newer one waits until a draft is sent or left; null for none. */
  waiting: string | null;
}

const WAITING = 'A newer one waits until this form is sent or left.';

/** Says which releases only this browser sees, until when, and how to end it. The form works without scripts. */
export function PreviewBar({ overrides, waiting }: PreviewBarProps) {
  // The server does not know the visitor's time zone or when the page is read.
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  useEffect(() => setOpenedAt(new Date()), []);

  return (
    <S.Bar aria-label="Preview">
      <Container>
        <S.Inner>
          <S.Releases>
            {overrides.map(({ name, version, kind, expiresAt }) => (
              <li key={name}>
                {kind === 'dev' ? (
                  <>
                    Working copy of <S.Name>{name}</S.Name>
                  </>
                ) : (
                  <>
                    Preview: <S.Name>{`${name} ${version}`}</S.Name>
                  </>
                )}
                {openedAt && (
                  <>
                    {' until '}
                    <time dateTime={expiresAt}>{endOfPreview(expiresAt, openedAt)}</time>
                  </>
                )}
              </li>
            ))}
          </S.Releases>
          {/* Always there, so that screen readers hear what comes into it. */}
          <S.News role="status">{overrides.some(({ name }) => name === waiting) && WAITING}</S.News>
          <form method="post" action="/api/preview/end">
            <S.End type="submit">End preview</S.End>
          </form>
        </S.Inner>
      </Container>
    </S.Bar>
  );
}
