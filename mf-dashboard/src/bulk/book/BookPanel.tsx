import type { Booker } from '@saltbush/consignments/api';
import { TERMS } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import { Button, CheckboxField, ErrorSummary, icons, TextLink } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TypedBooker } from '../kept-sheet.ts';
import { PiecesProgress } from '../pieces/PiecesProgress.tsx';
import { PiecesTrouble } from '../pieces/PiecesTrouble.tsx';
import type { BookingTotals } from '../rows/row-views.ts';
import type { Booking } from '../useBooking.ts';
import { BookerFields } from './BookerFields.tsx';
import * as S from './BookPanel.styles.ts';
import { bookFaults, TERMS_ID } from './book-faults.ts';
import { bookWords, reviewWords } from './book-words.ts';

interface BookPanelProps {
  totals: BookingTotals;
  booking: Booking;
  /** Why nothing can be booked now; null when it can. */
  obstacle: string | null;
  booker: Booker;
  onBooker: (changes: TypedBooker) => void;
  onBook: (termsVersion: string) => void;
  /** Leaves it at what is booked, and asks what became of rows to which no answer came. */
  onLeave: () => void;
}

const OBSTACLE_ID = 'bulk-obstacle';

/** Asks who books and whether the terms are accepted, and books the chosen rows. The gateway checks the answers. */
export function BookPanel({ totals, booking, obstacle, booker, onBooker, onBook, onLeave }: BookPanelProps) {
  const { state } = booking;
  const [isAccepted, setIsAccepted] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const faults = bookFaults(state.status === 'failed' ? state.error : null);
  const errors = Object.fromEntries(faults.map(({ id, message }) => [id, message]));
  const hasFaults = faults.length > 0;
  const review = reviewWords(totals);

  useEffect(() => {
    if (hasFaults) summary.current?.focus();
  }, [hasFaults]);

  // The gateway's words are about what was sent.
  const forgetFaults = () => {
    if (hasFaults) booking.leave();
  };
  const book = () => onBook(isAccepted ? TERMS.version : '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.status !== 'working' && obstacle === null) book();
  };

  return (
    <Panel title="Book">
      <S.Form noValidate onSubmit={onSubmit} aria-label="Book the chosen rows">
        <ErrorSummary ref={summary} faults={faults} />
        <BookerFields
          {...{ booker, errors }}
          onChange={(changes) => {
            forgetFaults();
            onBooker(changes);
          }}
        />
        <CheckboxField
          id={TERMS_ID}
          name="terms"
          required
          label={`I accept the terms and conditions, version ${TERMS.version}`}
          help={
            <TextLink href="/terms" target="_blank" rel="noopener">
              Read the terms (opens in a new tab)
            </TextLink>
          }
          error={errors[TERMS_ID]}
          checked={isAccepted}
          onChange={({ target }) => {
            forgetFaults();
            setIsAccepted(target.checked);
          }}
        />
        {!hasFaults && (
          <PiecesTrouble
            state={state}
            title="Booking stopped"
            onGoOn={book}
            others={
              <Button size="small" variant="quiet" onClick={onLeave}>
                Leave it at that
              </Button>
            }
          >
            <p>Rows to which no answer came may be booked. Going on books none of them twice.</p>
          </PiecesTrouble>
        )}
        <PiecesProgress state={state} done="sent" stopLabel="Stop" onStop={booking.stop} />
        <S.Send>
          {review !== null && <p>{review}</p>}
          <Button
            type="submit"
            iconAfter={icons.arrowRight}
            busy={state.status === 'working'}
            busyLabel="Booking..."
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : OBSTACLE_ID}
          >
            {bookWords(totals)}
          </Button>
          <p id={OBSTACLE_ID}>{obstacle}</p>
        </S.Send>
      </S.Form>
    </Panel>
  );
}
