import type { FailureFrame } from '@saltbush/contract/release-api';
import { VisuallyHidden } from '@saltbush/ui';
import * as S from './SourceLines.styles.ts';
import { withoutIndent } from './withoutIndent.ts';

/** Where it failed, with the lines of the source around it. */
export function SourceLines({ frame }: { frame: FailureFrame }) {
  const place = `${frame.source}:${frame.line}:${frame.column}`;
  return (
    <div>
      <S.Place>
        {place}
        {frame.inFunction !== '' && `, in ${frame.inFunction}`}
      </S.Place>
      {frame.lines.length > 0 && (
        // A keyboard scrolls long lines only where the block can be focused.
        <S.Lines tabIndex={0} role="region" aria-label={`Source of ${place}`}>
          {withoutIndent(frame.lines).map(({ number, text }) => (
            <S.Line key={number} data-here={number === frame.line}>
              <span>{number}</span>
              {text}
              {number === frame.line && <VisuallyHidden> (it failed here)</VisuallyHidden>}
            </S.Line>
          ))}
        </S.Lines>
      )}
    </div>
  );
}
