import { useDraft } from '@saltbush/contract';
import {
  availableServices,
  type Instant,
  localTime,
  priceQuote,
  type QuoteOutcome,
  type QuoteRequest,
  takesOwnRate,
} from '@saltbush/freight';
import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../clock/useClock.ts';
import { changeRequest } from './changeRequest.ts';
import { hasChangedAnswers } from './hasChangedAnswers.ts';
import { missingAnswers } from './missingAnswers.ts';
import type { QuoteForm, Summary, TextField } from './quote-form.ts';
import { quoteErrors } from './quoteErrors.ts';
import { type OwnRate, useAgreedRate } from './useAgreedRate.ts';
import { UNREADABLE, useUnreadable } from './useUnreadable.ts';

const RATE_NOT_KNOWN =
  'Your own rate for this lane could not be asked for just now. Press Calculate Quote to try again, or call us.';

/** The price including the visitor's own sheet. While that is loading, no price is shown that may turn out wrong. */
function withOwnRate(request: QuoteRequest, now: Instant, standard: QuoteOutcome | null, own: OwnRate): Summary {
  if (standard === null || own.status === 'asking') return { status: 'waiting' };
  if (standard.status === 'priced' || !takesOwnRate(standard)) return standard;
  if (own.status === 'failed') return { ...standard, message: `${standard.message} ${RATE_NOT_KNOWN}` };
  const agreedRate = own.status === 'known' ? own.rate : null;
  return agreedRate === null ? standard : priceQuote(request, { now, agreedRate });
}

function isSameRequest(one: QuoteRequest, other: QuoteRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The state of the calculator: answers, cards, reasons and the resulting price. `startsQuoted`: the price is shown from
 * the start, on the server too.
 */
export function useQuoteForm(asked: QuoteRequest, { startsQuoted }: { startsQuoted: boolean }): QuoteForm {
  const { now, isLive } = useClock();
  const [{ initialValues, initialErrors }] = useState(() => {
    const request = changeRequest(asked, {}, now);
    return { initialValues: request, initialErrors: quoteErrors(request, now) };
  });
  const unreadable = useUnreadable<TextField>();
  const [isQuoted, setIsQuoted] = useState(startsQuoted);
  const [calculations, setCalculations] = useState(0);
  // The request before the first change; null until then.
  const [untouched, setUntouched] = useState<QuoteRequest | null>(null);
  const formik = useFormik<QuoteRequest>({
    initialValues,
    initialErrors,
    validate: (values) => quoteErrors(values, now),
    onSubmit: async () => {
      // Let the page render that it is calculating. The price itself takes less than a frame.
      await new Promise((resolve) => setTimeout(resolve));
      setIsQuoted(true);
      setCalculations((count) => count + 1);
    },
  });
  const { values: request, errors, isSubmitting, setValues, validateForm, submitForm } = formik;
  useDraft(untouched !== null && hasChangedAnswers(untouched, request));

  // Formik uses the values of the last render, so of two changes between renders it would lose the first.
  const latest = useRef(asked);
  const checked = useRef({ request: initialValues, at: now });
  const apply = useCallback(
    (answers: Partial<QuoteRequest>, at: number) => {
      latest.current = changeRequest(latest.current, answers, at);
      const before = checked.current;
      // Mostly the server selected the same, a moment ago. Setting it again would render the form three more times.
      if (at === before.at && isSameRequest(latest.current, before.request)) return;
      checked.current = { request: latest.current, at };
      void setValues(latest.current);
    },
    [setValues],
  );

  // The server selected by its own clock, and this browser's may differ, so select again.
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
