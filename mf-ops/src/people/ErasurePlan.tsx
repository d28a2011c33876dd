import { type ErasurePreview, PERSON_PART_IDS, PERSON_PARTS } from '@saltbush/business-api/people';
import { Notice } from '@saltbush/ui';
import * as S from './PeoplePage.styles.ts';
import { tallyText } from './tallyText.ts';

/** What an erasure would do, by part, and what prevents it. */
export function ErasurePlan({ preview: { counts, obstacles } }: { preview: ErasurePreview }) {
  return (
    <>
      {obstacles.map(({ code, message }) => (
        <Notice key={code} tone="warn" title="Not yet" role="alert">
          <p>{message}</p>
        </Notice>
      ))}
      <S.Plan aria-label="What the erasure does">
        {PERSON_PART_IDS.map((id) => {
          const tally = counts[id];
          if (!tally) return null;
          const { label, kept } = PERSON_PARTS[id];
          return (
            <li key={id}>
              <strong>{label}</strong>
              {tallyText(tally)}
              {tally.blanked + tally.kept > 0 && <span>{kept}</span>}
            </li>
          );
        })}
      </S.Plan>
    </>
  );
}
