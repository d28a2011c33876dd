import type { Board } from '@saltbush/consignments/api';
import { Button, Notice } from '@saltbush/ui';
import { AllocateForm } from '../allocation/AllocateForm.tsx';
import { BoardDialog } from './BoardDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import type { useBoardActs } from './useBoardActs.ts';

interface BoardFormsProps {
  board: Board;
  acts: ReturnType<typeof useBoardActs>;
  refetch: () => unknown;
}

/** The form that is open over the board, if any. */
export function BoardForms({ board, acts, refetch }: BoardFormsProps) {
  const { form, close, onAllocated, onDelivered } = acts;
  if (form.status === 'none') return null;
  const { reference } = form;
  if (form.status === 'deliver') {
    return <DeliverDialog reference={reference} onDone={() => onDelivered(reference)} onClose={close} />;
  }
  const booking = board.bookings.find((known) => known.reference === reference);
  if (!booking) {
    return (
      <BoardDialog label={`Allocate ${reference}`} onClose={close}>
        <Notice tone="warn" title={`${reference} is not on this board any more`} role="alert">
          <p>Somebody else declined, cancelled or moved it meanwhile.</p>
          <Button size="small" variant="secondary" onClick={close}>
            Back to the board
          </Button>
        </Notice>
      </BoardDialog>
    );
  }
  const heading = `${booking.status === 'requested' ? 'Accept and allocate' : 'Allocate'} ${reference}`;
  return (
    <BoardDialog label={heading} onClose={close}>
      <AllocateForm
        {...{ booking, board, heading, refetch }}
        preset={form.preset}
        onDone={onAllocated}
        onCancel={close}
      />
    </BoardDialog>
  );
}
