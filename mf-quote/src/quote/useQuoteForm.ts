import { useDraft } from '@saltbush/contract';
import {
  availableServices,
  type Instant,
  type IsoDate,
  localTime,
  priceQuote,
  type QuoteOutcome,
  type QuoteRequest,
  type ServiceOption,
  takesOwnRate,
} from '@saltbush/freight';
import { useFormik } from 'formik';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useClock } from '../clock/useClock.ts';
import { changeRequest } from './changeRequest.ts';
import { hasChangedAnswers } from './hasChangedAnswers.ts';
import { missingAnswers } from './missingAnswers.ts';
import { quoteErrors } from './quoteErrors.ts';
import { type OwnRate, useAgreedRate } from './useAgreedRate.ts';
import { UNREADABLE, useUnreadable } from './useUnreadable.ts';

/** `waiting`: nothing calculated yet, or an answer is missing again. */
export type Summary = { status: 'waiting' } | QuoteOutcome;

const RATE_NOT_KNOWN =
  'Your own rate for this lane could not be asked for just now. Press Calculate Quote to try again, or call us.';

/** The price with what the visitor's own sheet says. While that is asked for, no price is shown that may not stand. */
function withOwnRate(request: QuoteRequest, now: Instant, standard: QuoteOutcome | null, own: OwnRate): Summary {
  if (standard === null || own.status === 'asking') return { status: 'waiting' };
  if (standard.status === 'priced' || !takesOwnRate(standard)) return standard;
  if (own.status === 'failed') return { ...standard, message: `${standard.message} ${RATE_NOT_KNOWN}` };
  const agreedRate = own.status === 'known' ? own.rate : null;
  return agreedRate === null ? standard : priceQuote(request, { now, agreedRate });
}

/** Fields that hold what was typed or picked, as text. */
export type TextField = Exclude<
  keyof QuoteRequest,
  | 'mode'
  | 'service'
  | 'metroVehicle'
  | 'ftlVehicle'
  | 'hourlyVehicle'
  | 'moreItems'
  | 'tailgate'
  | 'palletReturn'
  | 'residential'
>;

export interface QuoteForm {
  request: QuoteRequest;
  /** The minute that decides cut-offs and prices, in milliseconds. */
  now: number;
  /** Whether the page answers; else it is as the server rendered it. */
  isLive: boolean;
  /** Date that decides the prices shown in the form. */
  onDate: IsoDate;
  options: readonly ServiceOption[];
  /** Why no service applies between the two places. */
  notice: string | null;
  /** What Calculate waits for. */
  missing: readonly string[];
  /** What the answers are priced at, whether asked for or not; null while one is missing. Before any own rate. */
  outcome: QuoteOutcome | null;
  summary: Summary;
  isBusy: boolean;
  /** The price was asked for, here or by the address. */
  isQuoted: boolean;
  /** The visitor changed an answer or asked for the price. */
  isTouched: boolean;
  /** Grows with each press of Calculate that led to a summary. */
  calculations: number;
  change: (change: Partial<QuoteRequest>) => void;
  /** The properties that tie a text or number field to its answer. */
  field: (name: TextField) => {
    name: TextField;
    value: string | number;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onInput: (event: FormEvent<HTMLInputElement>) => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
  /** Resolves to false when an answer is wrong; its message stands beside the field. */
  calculate: () => Promise<boolean>;
}

/**
 * Everything the calculator holds: answers, cards, reasons and the price that follows from them. `startsQuoted`: the
 * price is shown from the start, on the server too.
 */
export function useQuoteForm(asked: QuoteRequest, { startsQuoted }: { startsQuoted: boolean }): QuoteForm {
  const { now, isLive } = useClock();
  const [initialValues] = useState(() => changeRequest(asked, {}, now));
  const unreadable = useUnreadable<TextField>();
  const [isQuoted, setIsQuoted] = useState(startsQuoted);
  const [calculations, setCalculations] = useState(0);
  // As it was before the first change; null until then.
  const [untouched, setUntouched] = useState<QuoteRequest | null>(null);
  const formik = useFormik<QuoteRequest>({
    initialValues,
    validate: (values) => quoteErrors(values, now),
    onSubmit: async () => {
      // One turn for the page to say that it is calculating; the price itself takes less than a frame.
      await new Promise((resolve) => setTimeout(resolve));
      setIsQuoted(true);
      setCalculations((count) => count + 1);
    },
  });
  const { values: request, errors, isSubmitting, setValues, validateForm, submitForm } = formik;
  useDraft(untouched !== null && hasChangedAnswers(untouched, request));

  // Formik goes by the values of the last render: of two changes before the next it would forget the first.
  const latest = useRef(asked);
  const apply = useCallback(
    (answers: Partial<QuoteRequest>, at: Instant) => {
      latest.current = changeRequest(latest.current, answers, at);
      void setValues(latest.current);
    },
    [setValues],
  );

  // What the server selected goes by its clock, and this browser's may differ: the first choice is made anew.
  useEffect(() => {
    if (isLive) apply({}, now);
  }, [isLive, now, apply]);

  const { options, notice } = useMemo(() => availableServices(request, { now }), [request, now]);
  const missing = missingAnswers(request, options);
  const isComplete = missing.length === 0;
  const outcome = useMemo(() => (isComplete ? priceQuote(request, { now }) : null), [isComplete, request, now]);
  const standard = isQuoted ? outcome : null;
  const own = useAgreedRate({ request, now, outcome: standard, attempt: calculations });

  const change = (answers: Partial<QuoteRequest>) => {
    setUntouched((before) => before ?? request);
    apply(answers, now);
  };

  return {
    request,
    now,
    isLive,
    onDate: localTime(now, 'Australia/Sydney').date,
    options,
    notice,
    missing,
    outcome,
    summary: withOwnRate(request, now, standard, own),
    isBusy: isSubmitting || own.status === 'asking',
    isQuoted,
    isTouched: untouched !== null || calculations > 0,
    calculations,
    change,
    field: (name) => ({
      name,
      value: request[name],
      error: unreadable.has(name) ? UNREADABLE : errors[name],
      onChange: ({ target }) => change({ [name]: target.value }),
      onInput: ({ currentTarget }) => unreadable.note(name, currentTarget, 'typing'),
      onBlur: ({ currentTarget }) => unreadable.note(name, currentTarget, 'leaving'),
    }),
    calculate: async () => {
      if (isSubmitting || missing.length > 0) return true;
      if (Object.keys(await validateForm()).length > 0) return false;
      await submitForm();
      return true;
    },
  };
}
