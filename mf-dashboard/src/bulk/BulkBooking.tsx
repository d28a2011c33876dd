import { useDraft } from '@saltbush/contract';
import { formatNumber } from '@saltbush/freight';
import { useEffect, useRef, useState } from 'react';
import { AnotherFile } from './AnotherFile.tsx';
import { BookPanel } from './book/BookPanel.tsx';
import { useBooker } from './book/useBooker.ts';
import { ChooseFile, type ReadFile } from './file/ChooseFile.tsx';
import { OutcomePanel } from './outcome/OutcomePanel.tsx';
import { askUnsure } from './rows/change-rows.ts';
import { type FileRow, isUnsure } from './rows/file-row.ts';
import { bookingTotals, countOutcome } from './rows/row-views.ts';
import { SHEET_ID, SheetPanel } from './SheetPanel.tsx';
import { useBooking } from './useBooking.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { usePricing } from './usePricing.ts';
import { useSheet } from './useSheet.ts';

/** Whether the file alone does not hold what was done about the row. */
const isMendedOnly = ({ state, isLeftOut, isMended, draft }: FileRow): boolean =>
  state.status !== 'booked' && !isLeftOut && (isMended || draft !== null);

function lossOf(rows: readonly FileRow[]): string | null {
  const { length } = rows.filter(isMendedOnly);
  if (length === 0) return null;
  return length === 1
    ? 'One row that you mended is not booked'
    : `${formatNumber(length)} rows that you mended are not booked`;
}

/** From a file to its bookings: chosen, priced, mended, booked. */
export function BulkBooking() {
  const held = useSheet(() => pricing.start());
  const pricing = usePricing(held);
  /** Counts the times that booking came to its end. */
  const [ends, setEnds] = useState(0);
  const booking = useBooking(held, () => setEnds((count) => count + 1));
  const booker = useBooker(held.booker);
  const [isBack, setIsBack] = useState(false);
  const outcome = useRef<HTMLElement>(null);
  const { sheet } = held;
  const rows = sheet?.rows ?? [];
  const totals = bookingTotals(rows);
  const counts = countOutcome(rows);
  const isPricing = pricing.state.status === 'working';
  const isBooking = booking.state.status === 'working';
  const loss = lossOf(rows);

  useDraft(counts.rest > 0);
  useLeaveWarning(isPricing || isBooking || loss !== null || rows.some(isUnsure));
  useEffect(() => {
    if (ends > 0) outcome.current?.focus();
  }, [ends]);

  const open = (file: ReadFile) => {
    held.open(file);
    pricing.start();
    // What took the choice is gone, so the focus moves to what it led to.
    requestAnimationFrame(() => document.getElementById(SHEET_ID)?.focus());
  };
  const close = () => {
    pricing.stop();
    booking.leave();
    held.close();
    setEnds(0);
    setIsBack(true);
  };

  if (sheet === null) return <ChooseFile hasFocus={isBack} onRead={open} />;
  const obstacle = isPricing
    ? 'Wait until every row is priced, or cancel that.'
    : totals.count === 0
      ? 'No row that is ready is chosen.'
      : null;
  return (
    <>
      {!isBooking && (ends > 0 || counts.booked > 0) && <OutcomePanel ref={outcome} rows={rows} />}
      <SheetPanel
        sheet={sheet}
        held={held}
        pricing={pricing}
        isLocked={isBooking}
        beside={<AnotherFile loss={loss} isDisabled={isBooking} onOther={close} />}
      />
      {counts.rest > 0 && (
        <BookPanel
          {...{ totals, booking, obstacle, booker }}
          onBooker={held.setBooker}
          onBook={(termsVersion) => booking.start(booker, termsVersion)}
          onLeave={() => {
            booking.leave();
            held.change(askUnsure);
            pricing.start();
          }}
        />
      )}
    </>
  );
}
