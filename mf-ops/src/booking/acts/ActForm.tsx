import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { EXCEPTION_KINDS } from '@saltbush/consignments/api';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { type IsoDate, localTime } from '@saltbush/freight';
import { Notice, SelectField, TextAreaField, TextField } from '@saltbush/ui';
import { useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { useMoveBookingMutation } from '../../api/moveBooking.ts';
import { dayLabel } from '../../consignment/pickupLabel.ts';
import { EXCEPTIONS, STATUSES } from '../../consignment/statuses.data.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { ChangedMeanwhile } from '../../sheet/ChangedMeanwhile.tsx';
import { useSeenVersion } from '../../sheet/useSeenVersion.ts';
import { trailFacts } from '../trailFacts.ts';
import { type ActValues, actErrors, fieldsOfPaths, firstValues, toMove } from './act-values.ts';
import { ACTS, type Act, type ActField, type ActId } from './acts.data.ts';
import { leadOf } from './leadOf.ts';

export interface ActFormProps {
  id: ActId;
  booking: DeskBookingDetail;
  /** By the desk's calendar. */
  today: IsoDate;
  isPossible: boolean;
  refetch: () => unknown;
  onDone: (id: ActId) => void;
  onCancel: () => void;
  onKeepAsNote: (() => void) | null;
}

const KINDS = EXCEPTION_KINDS.map((kind) => ({ value: kind, label: EXCEPTIONS[kind] }));

/** Confirms an act and takes its details. Choosing another act keeps what was typed. */
export function ActForm({ id, booking, today, isPossible, refetch, onDone, onCancel, onKeepAsNote }: ActFormProps) {
  const act: Act = ACTS[id];
  const form = useRef<HTMLFormElement>(null);
  const seen = useSeenVersion(booking.version, trailFacts(booking.trail, today));
  const [send] = useMoveBookingMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);

  const formik = useFormik<ActValues>({
    initialValues: firstValues(booking),
    validateOnBlur: false,
    validate: (values) => actErrors(id, values, { standing: { status: booking.status, version: seen.version }, today }),
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      const move = toMove(id, values, { status: booking.status, version: seen.version });
      const error = apiError((await send({ reference: booking.reference, move })).error);
      if (!error) {
        onDone(id);
        return;
      }
      setFailure(error);
      setErrors(fieldsOfPaths(error.problem?.fields ?? []));
      if (error.problem?.code === 'stale') refetch();
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount } = formik;
  useDraft(dirty);

  useEffect(() => {
    // The first field of this act; without fields, its button.
    const first = form.current?.querySelector<HTMLElement>(`[data-fields-of="${id}"] [required]`);
    (first ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [id]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting) formik.handleSubmit(event);
  };
  const has = (field: ActField) => act.fields.includes(field);
  const field = (name: ActField) => ({
    name,
    value: values[name],
    error: submitCount > 0 ? errors[name] : undefined,
    onChange: formik.handleChange,
  });
  const etaHelp = booking.eta
    ? `Now ${dayLabel(booking.eta, today)}.${id === 'eta' ? '' : ' Leave it blank to keep that.'}`
    : id === 'accepted'
      ? 'Leave it blank for the transit time of the service.'
      : undefined;
  const isStale = failure?.problem?.code === 'stale' && seen.hasChanged;

  return (
    <S.Form ref={form} onSubmit={onSubmit} noValidate aria-label={act.label}>
      <h3>{act.label}</h3>
      <S.Lead>{leadOf(id, booking.status)}</S.Lead>
      <S.Fields data-fields-of={id}>
        {has('kind') && (
          <SelectField {...field('kind')} label="Kind" required placeholder="Choose the kind" options={KINDS} />
        )}
        {has('driver') && (
          <S.Pair>
            <TextField {...field('driver')} label="Driver" required maxLength={100} autoComplete="off" />
            <TextField {...field('vehicle')} label="Vehicle" required maxLength={100} autoComplete="off" />
          </S.Pair>
        )}
        {has('pickedUpAt') && (
          <TextField
            {...field('pickedUpAt')}
            type="datetime-local"
            label={`Picked up at (${localTime(Date.now(), booking.pickupTimeZone).zoneAbbreviation})`}
            help="Left blank, it was just now."
            isOptional
          />
        )}
        {has('note') && (
          <TextAreaField
            {...field('note')}
            label={act.noteLabel}
            help={act.noteHelp}
            required={act.isNoteRequired}
            isOptional
            rows={2}
          />
        )}
        {has('eta') && (
          <TextField {...field('eta')} type="date" label="Expected delivery" isOptional min={today} help={etaHelp} />
        )}
      </S.Fields>
      {seen.hasChanged && (
        <ChangedMeanwhile
          thing="booking"
          standing={STATUSES[booking.status].label}
          seen={seen}
          isPossible={isPossible}
          onKeepAsNote={onKeepAsNote}
        />
      )}
      {failure && !isStale && (
        <Notice tone="danger" title="Not done" role="alert">
          <p>{failureText(failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons
        confirm={act.confirm}
        isGrave={act.isGrave}
        isPossible={!seen.hasChanged}
        isBusy={isSubmitting}
        onBack={onCancel}
      />
    </S.Form>
  );
}
