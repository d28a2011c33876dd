import { Skeleton } from '@saltbush/ui';
import { Suspense } from 'react';
import { useDeskBookingQuery } from '../api/deskBooking.ts';
import { deskDate } from '../consignment/deskTime.ts';
import { late } from '../frame/late.tsx';
import { BoardDialog } from './BoardDialog.tsx';

/** Loaded on demand, because it includes the signature pad. */
const PodForm = late(() => import('../booking/pod/PodForm.tsx').then((module) => module.PodForm));

interface DeliverDialogProps {
  reference: string;
  onDone: () => void;
  onClose: () => void;
}

/** Records the proof of delivery without leaving the board. */
export function DeliverDialog({ reference, onDone, onClose }: DeliverDialogProps) {
  const { currentData: booking, refetch } = useDeskBookingQuery(reference, { refetchOnMountOrArgChange: true });
  const waiting = <Skeleton lines={6} height="2rem" />;
  return (
    <BoardDialog label={`Record POD of ${reference}`} onClose={onClose}>
      {booking ? (
        <Suspense fallback={waiting}>
          <PodForm
            booking={booking}
            today={deskDate(Date.now())}
            isPossible={booking.nextStatuses.includes('delivered')}
            refetch={refetch}
            onDone={onDone}
            onCancel={onClose}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </BoardDialog>
  );
}
