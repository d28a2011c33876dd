import type { IsoDate, QuoteOutcome, QuoteRequest, ServiceOption, Surcharge } from '@saltbush/freight';
import type { ChangeEvent, FocusEvent, FormEvent } from 'react';

/** `waiting`: nothing was calculated yet, or an answer is missing again. */
export type Summary = { status: 'waiting' } | QuoteOutcome;

/** Fields whose value is text, typed or picked. */
export type TextField = Exclude<
  keyof QuoteRequest,
  'mode' | 'service' | 'metroVehicle' | 'ftlVehicle' | 'hourlyVehicle' | 'moreItems' | Surcharge
>;

export interface QuoteForm {
  request: QuoteRequest;
  /** The minute that decides cut-offs and prices, in milliseconds. */
  now: number;
  /** Whether the page is interactive. Before that, it shows what the server rendered. */
  isLive: boolean;
  /** Date that decides the prices shown in the form. */
  onDate: IsoDate;
  options: readonly ServiceOption[];
  /** Why no service runs between the two places. */
  notice: string | null;
  /** What Calculate waits for. */
  missing: readonly string[];
  /** The price for the answers, whether or not it was asked for; null while one is missing. Without own rates. */
  outcome: QuoteOutcome | null;
  summary: Summary;
  isBusy: boolean;
  /** The price was asked for, by a press or by the address. */
  isQuoted: boolean;
  /** The visitor changed an answer or asked for the price. */
  isTouched: boolean;
  /** Counts the presses of Calculate that led to a summary. */
  calculations: number;
  change: (change: Partial<QuoteRequest>) => void;
  /** The props that connect a text or number field to its value. */
  field: (name: TextField) => {
    name: TextField;
    value: string | number;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onInput: (event: FormEvent<HTMLInputElement>) => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
  /** Resolves to false when an answer is wrong; its message is beside the field. */
  calculate: () => Promise<boolean>;
}
