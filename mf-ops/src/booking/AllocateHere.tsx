import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import type { IsoDate } from '@saltbush/freight';
import { Button, Notice, Skeleton } from '@saltbush/ui';
import { AllocateForm } from '../allocation/AllocateForm.tsx';
import { useAllocateBookingMutation } from '../api/allocateBooking.ts';
import { useDeskBoardQuery } from '../api/deskBoard.ts';
import { failureText } from '../api/failureText.ts';
import * as S from '../sheet/acts.styles.ts';

interface AllocateHereProps {
  booking: DeskBookingDetail;
  today: IsoDate;
  refetch: () => unknown;
  onDone: () => void;
  onCancel: () => void;
  /** Goes on with names that are written by hand. */
  onWrite: () => void;
}

/** Allocates a booking on its own page, to a driver and a vehicle of the lists. */
export function AllocateHere({ booking, today, refetch, onDone, onCancel, onWrite }: AllocateHereProps) {
  const { reference, depot = 'sydney', details, version, status } = booking;
  const { pickupDate } = details;
  const day = { depot, ...(pickupDate < today ? {} : { date: pickupDate }) };
  const answer = useDeskBoardQuery(day, { refetchOnMountOrArgChange: true });
  const [allocate, { isLoading }] = useAllocateBookingMutation();
  const showToast = useToast();
  const error = apiError(answer.error);
  const { currentData: board } = answer;
  const onBoard = board?.bookings.find((known) => known.reference === reference);

  const takeBack = async () => {
    const input = { submissionId: newSubmissionId(), version, allocation: null, accepts: false };
    const failed = apiError((await allocate({ reference, input: { ...input, acceptsDoubleUse: false } })).error);
    if (failed) showToast({ title: `${reference} was not changed`, description: failureText(failed), tone: 'error' });
    else {
      showToast({ title: `${reference} is not allocated any more`, tone: 'success' });
      onCancel();
    }
    refetch();
  };

  return (
    <>
      {!board && !error && <Skeleton lines={4} height="2rem" />}
      {error && !board && (
        <Notice tone="danger" title="The lists could not be read" role="alert">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {board && onBoard && (
        <AllocateForm
          {...{ board, onDone, onCancel }}
          booking={onBoard}
          heading={status === 'allocated' ? 'Change driver or vehicle' : 'Allocate'}
          refetch={() => {
            refetch();
            return answer.refetch();
          }}
        />
      )}
      <S.Buttons data-quiet>
        <Button size="small" variant="quiet" onClick={onWrite}>
          Somebody who is on neither list
        </Button>
        {status === 'allocated' && (
          <Button size="small" variant="quiet" busy={isLoading} onClick={() => void takeBack()}>
            Take the allocation back
          </Button>
        )}
      </S.Buttons>
    </>
  );
}
