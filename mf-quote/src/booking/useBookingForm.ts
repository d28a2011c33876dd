import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { Booking } from '@saltbush/consignments/api';
import { useDraft, useVisitor } from '@saltbush/contract';
import type { Instant, IsoDate } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { getIn, useFormik } from 'formik';
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../api/failureOf.ts';
import { useMakeBookingMutation } from '../api/makeBooking.ts';
import { forgetDraft, keepDraft, readDraft } from './booking-draft.ts';
import { type BookingValues, bookingInput, initialValues } from './booking-values.ts';
import { type BookingErrors, bookingErrors } from './bookingErrors.ts';
import { copyBooking } from './copyBooking.ts';

export interface BookingForm {
  values: BookingValues;
  openDays: readonly IsoDate[];
  /** Every faulty field, in the order of the form. */
  errors: BookingErrors;
  /** Counts the attempts to send that stopped at a fault. After each, the error summary takes the focus. */
  stops: number;
  isBusy: boolean;
  /** Why the gateway refused the booking. */
  refusal: Failure | null;
  /** Whether the form was opened with a draft. */
  isRestored: boolean;
  set: (path: string, value: unknown) => void;
  /** The props that connect a text field to its value. */
  field: (path: string) => {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** The props that connect a checkbox to its value. */
  box: (path: string) => {
    id: string;
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  submit: () => void;
  /** Resets the form to before anything was typed. */
  startAgain: () => void;
}

interface Opening {
  openDays: readonly IsoDate[];
  now: Instant;
  /** The booking that this one repeats. */
  earlier: Booking['details'] | null;
}

/** The state of the booking form. What is typed survives reloads of the tab until it is sent. */
export function useBookingForm(saved: SavedQuote, { openDays, now, earlier }: Opening): BookingForm {
  const { token } = saved;
  const visitor = useVisitor();
  const navigate = useNavigate();
  const [makeBooking] = useMakeBookingMutation();
  const [fresh] = useState(() => {
    const blank = initialValues(saved, visitor, openDays);
    return earlier ? copyBooking(blank, earlier, saved) : blank;
  });
  const [restored, setRestored] = useState(() => readDraft(token));
  const submission = useRef(restored?.submissionId ?? newSubmissionId());
  const [isDirty, setIsDirty] = useState(restored !== null);
  const [stops, setStops] = useState(0);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const isSending = useRef(false);
  useDraft(isDirty);

  const formik = useFormik<BookingValues>({
    initialValues: restored ? { ...restored.values, goods: restored.values.goods ?? fresh.goods } : fresh,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(null);
      const input = bookingInput(values, { submissionId: submission.current, quoteToken: token });
      const { data, error } = await makeBooking(input);
      if (data) {
        setIsDirty(false);
        forgetDraft(token);
        // Replace the history entry, so that Back does not lead to a form that was sent.
        await navigate(`/bookings/${data.token}`, { replace: true });
        return;
      }
      const failure = failureOf(error ?? {});
      setRefusal(failure);
      if (failure.fields.length > 0) setStops((count) => count + 1);
    },
  });
  const { values, touched, isSubmitting, submitCount } = formik;

  useEffect(() => {
    if (isDirty) keepDraft(token, { submissionId: submission.current, values });
  }, [isDirty, token, values]);

  const own = bookingErrors(values, { saved, openDays, now });
  const ofGateway = Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message]));
  const errors = { ...ofGateway, ...own };

  const set = (path: string, value: unknown) => {
    setIsDirty(true);
    // The gateway's message about a field applies to the value that was sent, so a change removes it.
    setRefusal((known) => known && { ...known, fields: known.fields.filter((fault) => fault.path !== path) });
    void formik.setFieldValue(path, value);
  };

  const isShown = (path: string) => stops > 0 || submitCount > 0 || Boolean(getIn(touched, path)) || path in ofGateway;

  const send = async () => {
    if (isSending.current) return;
    if (Object.keys(own).length > 0) {
      setStops((count) => count + 1);
      return;
    }
    isSending.current = true;
    await formik.submitForm().finally(() => {
      isSending.current = false;
    });
  };

  return {
    values,
    openDays,
    errors,
    stops,
    isBusy: isSubmitting,
    refusal,
    isRestored: restored !== null,
    set,
    field: (path) => ({
      id: path,
      name: path,
      value: getIn(values, path) as string,
      error: isShown(path) ? errors[path] : undefined,
      onChange: ({ target }) => set(path, target.value),
      onBlur: () => void formik.setFieldTouched(path, true, false),
    }),
    box: (path) => ({
      id: path,
      name: path,
      checked: getIn(values, path) as boolean,
      onChange: ({ target }) => set(path, target.checked),
    }),
    submit: () => void send(),
    startAgain: () => {
      forgetDraft(token);
      submission.current = newSubmissionId();
      setRestored(null);
      setIsDirty(false);
      setStops(0);
      setRefusal(null);
      formik.resetForm({ values: fresh });
    },
  };
}
