import { apiError } from '@saltbush/calls';
import { Notice } from '@saltbush/ui';
import { useReleaseSlotsQuery } from '../api/releaseSlots.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as T from '../frame/table.styles.ts';
import { SlotCard } from './SlotCard.tsx';
import * as S from './SlotsPage.styles.ts';

/** The places that teams keep in their pages for parts of others, and who is in them. */
export function SlotsPage() {
  const slots = useReleaseSlotsQuery(undefined, useStreamedOptions());
  const failure = apiError(slots.error);
  const report = slots.currentData;

  return (
    <ConsoleFrame title="Slots">
      {!report && !failure && <RowsSkeleton label="Reading the slots" />}
      {!report && failure && (
        <Trouble
          title="The slots could not be read"
          error={failure}
          isFetching={slots.isFetching}
          onRetry={() => void slots.refetch()}
        />
      )}
      {report && (
        <S.Layout>
          {report.unplaced.length > 0 && (
            <Notice tone="warn" title="Parts without a slot">
              {report.unplaced.map(({ slot, remote, version }) => (
                <p key={`${remote} ${slot}`}>
                  {remote} {version} has a part for {slot}, which no live release offers. Nobody sees it.
                </p>
              ))}
            </Notice>
          )}
          {report.slots.length === 0 && (
            <T.Empty>
              <p>No live release offers a slot.</p>
            </T.Empty>
          )}
          <S.Cards>
            {report.slots.map((slot) => (
              <SlotCard key={slot.slot} {...slot} />
            ))}
          </S.Cards>
        </S.Layout>
      )}
    </ConsoleFrame>
  );
}
