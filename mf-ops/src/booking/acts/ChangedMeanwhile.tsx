import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import type { IsoDate } from '@saltbush/freight';
import { Button, Notice } from '@saltbush/ui';
import { STATUSES } from '../../consignment/statuses.data.ts';
import { TrailEntry } from '../TrailEntry.tsx';
import * as S from './acts.styles.ts';
import type { SeenVersion } from './useSeenVersion.ts';

interface ChangedMeanwhileProps {
  booking: DeskBookingDetail;
  seen: SeenVersion;
  today: IsoDate;
  /** Whether the act can still be done. */
  isPossible: boolean;
  /** Keeps what was typed as a note, where it can no longer be done. */
  onKeepAsNote: (() => void) | null;
}

/** Shows what somebody else did while a form was open. What was typed stays; it goes on only by choice. */
export function ChangedMeanwhile({ booking, seen, today, isPossible, onKeepAsNote }: ChangedMeanwhileProps) {
  const before = booking.trail.length - seen.changes.length;
  return (
    <Notice tone="warn" title="This booking changed while you were writing" role="alert">
      <S.Changes>
        {seen.changes.map((entry, index) => (
          <li key={entry.at + entry.status}>
            <TrailEntry entry={entry} before={booking.trail[before + index - 1]} today={today} />
          </li>
        ))}
      </S.Changes>
      {isPossible ? (
        <p>What you typed is kept.</p>
      ) : (
        <p>It is now “{STATUSES[booking.status].label}”, where this can no longer be done. What you typed is kept.</p>
      )}
      <S.Buttons>
        {isPossible && (
          <Button size="small" onClick={seen.accept}>
            Go on with what I typed
          </Button>
        )}
        {!isPossible && onKeepAsNote && (
          <Button
            size="small"
            onClick={() => {
              seen.accept();
              onKeepAsNote();
            }}
          >
            Make it a note
          </Button>
        )}
      </S.Buttons>
    </Notice>
  );
}
