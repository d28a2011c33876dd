import { localTime } from '@saltbush/freight';
import { PhotoField, SignatureField } from '@saltbush/proof';
import { Notice, NumberField, RadioCards, TextAreaField, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { failureText } from '../../api/failureText.ts';
import { STATUSES } from '../../consignment/statuses.data.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { ChangedMeanwhile } from '../../sheet/ChangedMeanwhile.tsx';
import { useSeenVersion } from '../../sheet/useSeenVersion.ts';
import type { ActFormProps } from '../acts/ActForm.tsx';
import { ACTS } from '../acts/acts.data.ts';
import { trailFacts } from '../trailFacts.ts';
import { PicturesLeft } from './PicturesLeft.tsx';
import { localMinute, type PodValues } from './pod-values.ts';
import { SIGNING_HINT } from './signing-hint.data.ts';
import { usePodForm } from './usePodForm.ts';

const SIGNINGS = [
  { value: 'drawn', label: 'On this screen' },
  { value: 'paper', label: 'On paper' },
  { value: 'none', label: 'Not signed' },
];

const { label, lead, confirm } = ACTS.delivered;

/** Records the proof of delivery: receiver, local time, pallets and pictures. */
export function PodForm({
  booking,
  today,
  isPossible,
  refetch,
  onDone,
  onCancel,
}: Omit<ActFormProps, 'id' | 'onKeepAsNote'>) {
  const frame = useRef<HTMLFormElement>(null);
  const seen = useSeenVersion(booking.version, trailFacts(booking.trail, today));
  const form = usePodForm({ booking, version: seen.version, refetch, onDone: () => onDone('delivered') });
  const { values, errors, stage, failure, isSubmitting, submitCount } = form;
  const zone = localTime(Date.now(), booking.deliveryTimeZone).zoneAbbreviation;
  const hasChanged = seen.hasChanged && !isSubmitting;

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  if (stage.status === 'pictures-left') {
    return (
      <PicturesLeft
        left={stage.left}
        isBusy={form.isSendingAgain}
        onSendAgain={() => void form.sendAgain()}
        onLeave={() => onDone('delivered')}
      />
    );
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting) form.onSubmit(event);
  };
  const field = (name: keyof PodValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: form.onChange,
  });

  return (
    <S.Form ref={frame} onSubmit={onSubmit} noValidate aria-label={label}>
      <h3>{label}</h3>
      <S.Lead>{lead}</S.Lead>
      <S.Pair>
        <TextField {...field('receiverName')} label="Received by" required autoComplete="off" />
        <TextField
          {...field('deliveredAtLocal')}
          type="datetime-local"
          label={`Delivered at (${zone})`}
          required
          max={localMinute(Date.now(), booking.deliveryTimeZone)}
        />
      </S.Pair>
      <S.Pair>
        <NumberField {...field('palletsIn')} label="Pallets in" help="Left with the receiver" required min={0} />
        <NumberField {...field('palletsOut')} label="Pallets out" help="Taken back in exchange" required min={0} />
      </S.Pair>
      <RadioCards
        label="Signature"
        name="signing"
        min="8rem"
        options={SIGNINGS}
        value={values.signing}
        onChange={form.onChange}
      />
      {values.signing === 'drawn' && (
        <SignatureField
          hint={SIGNING_HINT}
          error={errors.signature}
          onDraw={(picture) => form.setPicture('signature', picture)}
        />
      )}
      <PhotoField
        label="Photo"
        help={
          values.signing === 'paper' ? 'Of the signed paper, or of the freight.' : 'Of the freight where it was left.'
        }
        isOptional={values.signing !== 'none'}
        error={errors.photo}
        photo={form.pictures.photo}
        onChoose={(photo) => form.setPicture('photo', photo)}
      />
      <TextAreaField {...field('notes')} label="Notes" help="The client reads them." isOptional rows={2} />
      {hasChanged && (
        <ChangedMeanwhile
          thing="booking"
          standing={STATUSES[booking.status].label}
          seen={seen}
          isPossible={isPossible}
          onKeepAsNote={null}
        />
      )}
      {failure && !hasChanged && (
        <Notice tone="danger" title="Not recorded" role="alert">
          <p>{failureText(failure)} What you entered is kept.</p>
        </Notice>
      )}
      <ActButtons confirm={confirm} isPossible={!hasChanged} isBusy={isSubmitting} onBack={onCancel} />
    </S.Form>
  );
}
