import type { OfferedSlot } from '@saltbush/contract/release-api';
import * as R from '../console/rows.styles.ts';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FillerRow } from './FillerRow.tsx';
import { ReleaseLink } from './ReleaseLink.tsx';

/** A slot: where it stands, what it gives, and whose parts are in it. */
export function SlotCard({ slot, remote, version, pages, values, atMost, until, fillers }: OfferedSlot) {
  const shown = new Set(fillers.filter(({ leftOut }) => leftOut === null).map((filler) => filler.remote));
  const given = Object.entries(values).map(([name, type]) => `${name}: ${type}`);
  const facts = [
    { term: 'Offered by', detail: <ReleaseLink name={remote} version={version} /> },
    { term: pages.length === 1 ? 'On the page' : 'On the pages', detail: pages.join(', ') },
    { term: 'Gives', detail: given.length > 0 ? given.join(', ') : 'Nothing' },
    { term: 'Room', detail: `${shown.size} of ${atMost} taken` },
    ...(until === null ? [] : [{ term: 'Offered until', detail: until }]),
  ];
  return (
    <DeskCard heading={slot}>
      <C.Facts>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </C.Facts>
      {fillers.length === 0 ? (
        <C.Lead>Nobody fills it, so the page shows nothing there, or what it says instead.</C.Lead>
      ) : (
        <div>
          <C.Lead>Filled by</C.Lead>
          <R.Rows>
            {fillers.map((filler) => (
              <FillerRow key={`${filler.remote} ${filler.part}`} {...filler} />
            ))}
          </R.Rows>
        </div>
      )}
    </DeskCard>
  );
}
