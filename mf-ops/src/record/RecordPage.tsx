import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { WayBack } from '@saltbush/ui';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { DESK_AREAS } from '../frame/desk-areas.data.ts';
import { Freshness } from '../frame/Freshness.tsx';
import { goToAct } from '../frame/goToAct.ts';
import { useRefreshOnReturn } from '../frame/keep-fresh.ts';
import type { DeskRecord } from './desk-record.ts';
import { RecordBody } from './RecordBody.tsx';

const SHORTCUTS = [{ keys: 'a', does: 'Go to what comes next', run: goToAct }];

/** A record on its own page: link back, age of the data, the record. */
export function RecordPage<Detail>({ record, recordKey }: { record: DeskRecord<Detail>; recordKey: string }) {
  const { place, titleOf, useRecord } = record;
  const answer = useRecord(recordKey);
  const { currentData: detail, isFetching, refetch, fulfilledTimeStamp } = answer;
  const title = titleOf(detail, recordKey);
  useRefreshOnReturn(refetch);
  usePageTitle(detail ? title : null);

  return (
    <DeskFrame
      title={title}
      shortcuts={SHORTCUTS}
      above={<WayBack href={`/ops/${place}`}>{DESK_AREAS[place].label}</WayBack>}
      beside={
        detail && (
          <Freshness
            readAt={fulfilledTimeStamp}
            isFetching={isFetching}
            error={apiError(answer.error)}
            onRefresh={() => void refetch()}
          />
        )
      }
    >
      <RecordBody {...{ record, recordKey, answer }} />
    </DeskFrame>
  );
}
