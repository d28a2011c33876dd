import type { Board, BoardBooking, BoardRun } from '@saltbush/consignments/api';
import type { ApiError } from '@saltbush/contract/api';
import { Button, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { STATUSES } from '../consignment/statuses.data.ts';
import * as S from '../sheet/acts.styles.ts';
import { timesText } from './allocation-words.ts';

interface AllocateNoticesProps {
  booking: BoardBooking;
  board: Board;
  clashes: readonly BoardRun[];
  seen: { hasChanged: boolean; accept: () => void };
  failure: ApiError | null;
  isPossible: boolean;
}

/** Which of the two a run uses again, in words. */
function usedTwice({ driver, vehicle }: BoardRun, board: Board): string {
  const name = board.drivers.find(({ reference }) => reference === driver)?.name ?? 'The driver';
  const plate = board.vehicles.find(({ reference }) => reference === vehicle)?.registration ?? 'the vehicle';
  return `${name} with ${plate}`;
}

/** What speaks against an allocation: it would use somebody twice, somebody else was quicker, or it was refused. */
export function AllocateNotices({ booking, board, clashes, seen, failure, isPossible }: AllocateNoticesProps) {
  const { reference, status, allocation, pickupTimeZone: zone } = booking;
  const code = failure?.problem?.code;
  // Both of these are shown in their own words, from what was read again since.
  const isExplained = (code === 'stale' && seen.hasChanged) || (code === 'double-use' && clashes.length > 0);
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Notice tone="warn" title="Used twice at that time">
          <ul>
            {clashes.map((run) => (
              <li key={run.booking}>
                {usedTwice(run, board)} has {run.booking} from{' '}
                {timesText(Date.parse(run.from), Date.parse(run.until), zone)}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {seen.hasChanged && (
        <Notice tone="warn" title={`Somebody else changed ${reference} meanwhile`}>
          <p>
            It is now “{STATUSES[status].label}”
            {allocation ? `, with ${allocation.driver} and ${allocation.vehicle}` : ''}.
            {isPossible ? ' What you chose is kept.' : ' It can no longer be allocated here.'}
          </p>
          {isPossible && (
            <S.Buttons>
              <Button size="small" onClick={seen.accept}>
                Go on with what I chose
              </Button>
            </S.Buttons>
          )}
        </Notice>
      )}
      {failure && !isExplained && (
        <Notice tone="danger" title="Not allocated">
          <p>{failureText(failure)} What you chose is kept.</p>
        </Notice>
      )}
    </div>
  );
}
