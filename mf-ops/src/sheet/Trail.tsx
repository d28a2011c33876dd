import { DeskCard } from './DeskCard.tsx';
import * as S from './Trail.styles.ts';
import { TrailEntry } from './TrailEntry.tsx';
import type { TrailFact } from './trail-fact.ts';

/** Who did what, newest first. `facts` come oldest first. */
export function Trail({ facts, empty }: { facts: readonly TrailFact[]; empty?: string }) {
  return (
    <DeskCard heading="Trail">
      {facts.length === 0 && empty && <p>{empty}</p>}
      <S.Entries>
        {facts
          .map((fact, index) => (
            // Entries are only ever appended, so the index identifies them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <TrailEntry fact={fact} />
            </li>
          ))
          .reverse()}
      </S.Entries>
    </DeskCard>
  );
}
