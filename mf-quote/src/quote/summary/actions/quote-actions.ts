import type { Quote, QuoteRequest } from '@saltbush/freight';
import type { RefObject } from 'react';

/** A request of the Book button. The button is shown before the code for its calls has loaded. */
export interface Booking {
  isAsked: boolean;
  /** The button itself, for the focus once what came up is answered. */
  button: RefObject<HTMLButtonElement | null>;
  /** The quote is saved, or it could not be. */
  onEnd: () => void;
  /** The visitor has to read or answer something first. */
  onQuestion: () => void;
}

export interface QuoteActionsProps {
  request: QuoteRequest;
  quote: Quote;
  booking: Booking;
}
