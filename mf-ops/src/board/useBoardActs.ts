import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { Board, BoardBooking, BookingStatus, DeskBookingDetail } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { timesText } from '../allocation/allocation-words.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import { useAllocateBookingMutation } from '../api/allocateBooking.ts';
import { failureText } from '../api/failureText.ts';
import { useMoveBookingMutation } from '../api/moveBooking.ts';
import type { BoardAct } from './nextAct.ts';

/** The form that is open over the board. */
export type OpenForm =
  | { status: 'none' }
  | { status: 'allocate'; reference: string; preset: Preset }
  | { status: 'deliver'; reference: string };

/** What was allocated last, and can be taken back in one press. */
export interface Undoable {
  reference: string;
  version: number;
  words: string;
}

const DONE: Partial<Record<BookingStatus, string>> = {
  accepted: 'is accepted',
  picked_up: 'is picked up',
  in_transit: 'is in transit',
  out_for_delivery: 'is out for delivery',
};

const STATUS_OF: Partial<Record<BoardAct, BookingStatus>> = { accept: 'accepted', transit: 'in_transit' };

/** What freight goes out as: straight to its receiver, or to the depot first. */
const statusOfOut = ({ status, isDirect }: BoardBooking): BookingStatus =>
  status === 'allocated' && !isDirect ? 'picked_up' : 'out_for_delivery';

function allocatedWords({ reference, allocation, run, pickupTimeZone: zone }: DeskBookingDetail): string {
  const when = run ? `, ${timesText(Date.parse(run.from), Date.parse(run.until), zone)}` : '';
  return `${reference} is allocated to ${allocation?.driver ?? ''} with ${allocation?.vehicle ?? ''}${when}.`;
}

const undoableOf = (booking: DeskBookingDetail): Undoable => ({
  reference: booking.reference,
  version: booking.version,
  words: allocatedWords(booking),
});

/** What dispatchers do on the board: each act by its name, the forms that some of them open, and the way back. */
export function useBoardActs(board: Board | undefined, refetch: () => unknown) {
  const showToast = useToast();
  const navigate = useNavigate();
  const [move] = useMoveBookingMutation();
  const [allocate] = useAllocateBookingMutation();
  const [form, setForm] = useState<OpenForm>({ status: 'none' });
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  /** Being sent: a second press must not send it again. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);

  const failed = useCallback(
    (reference: string, error: unknown) => {
      const fault = apiError(error);
      if (!fault) return;
      showToast({ title: `${reference} was not changed`, description: failureText(fault), tone: 'error' });
      refetch();
    },
    [showToast, refetch],
  );

  const during = useCallback(async (reference: string, work: () => Promise<void>) => {
    setBusy((others) => [...others, reference]);
    await work();
    setBusy((others) => others.filter((other) => other !== reference));
  }, []);

  const takeBack = useCallback(
    ({ reference, version }: Pick<BoardBooking, 'reference' | 'version'>) =>
      during(reference, async () => {
        const input = {
          ...{ submissionId: newSubmissionId(), version, allocation: null },
          ...{ accepts: false, acceptsDoubleUse: false },
        };
        const { error } = await allocate({ reference, input });
        setUndoable(null);
        if (error) failed(reference, error);
        else showToast({ title: `${reference} is not allocated any more`, tone: 'success' });
      }),
    [allocate, during, failed, showToast],
  );

  const assign = useCallback(
    ({ reference, version, status }: BoardBooking, { driver = '', vehicle = '' }: Preset) =>
      during(reference, async () => {
        const input = {
          ...{ submissionId: newSubmissionId(), version, allocation: { driver, vehicle } },
          ...{ accepts: status === 'requested', acceptsDoubleUse: false },
        };
        const { data, error } = await allocate({ reference, input });
        if (data) setUndoable(undoableOf(data));
        else if (apiError(error)?.problem?.code === 'double-use') {
          // Somebody else was quicker with one of the two. The form says who, and offers the others.
          refetch();
          setForm({ status: 'allocate', reference, preset: { driver, vehicle } });
        } else failed(reference, error);
      }),
    [allocate, during, failed, refetch],
  );

  const moveTo = useCallback(
    ({ reference, version }: BoardBooking, status: BookingStatus) =>
      during(reference, async () => {
        const { error } = await move({ reference, move: { version, status, note: '' } });
        if (error) failed(reference, error);
        else showToast({ title: `${reference} ${DONE[status] ?? 'is changed'}`, tone: 'success' });
      }),
    [move, during, failed, showToast],
  );

  const act = useCallback(
    (reference: string, what: BoardAct, preset: Preset = {}) => {
      const booking = latest.current?.bookings.find((known) => known.reference === reference);
      if (!booking) return;
      if (what === 'look') void navigate(`/ops/bookings/${reference}`);
      else if (what === 'allocate') setForm({ status: 'allocate', reference, preset });
      else if (what === 'assign') void assign(booking, preset);
      else if (what === 'deliver') setForm({ status: 'deliver', reference });
      else if (what === 'back') void takeBack(booking);
      else void moveTo(booking, what === 'out' ? statusOfOut(booking) : (STATUS_OF[what] ?? booking.status));
    },
    [navigate, assign, takeBack, moveTo],
  );

  return {
    ...{ act, busy, form, undoable },
    close: () => setForm({ status: 'none' }),
    forget: () => setUndoable(null),
    undo: () => {
      if (undoable) void takeBack(undoable);
    },
    onAllocated: (booking: DeskBookingDetail) => {
      setForm({ status: 'none' });
      setUndoable(undoableOf(booking));
    },
    onDelivered: (reference: string) => {
      setForm({ status: 'none' });
      showToast({ title: `${reference} is delivered`, tone: 'success' });
    },
  };
}
