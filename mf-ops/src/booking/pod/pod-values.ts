import { fieldErrors } from '@saltbush/business-api/field-errors';
import { type DeskBookingDetail, type RecordPodInput, recordPodSchema } from '@saltbush/consignments/api';
import { type Instant, localTime } from '@saltbush/freight';
import type { FormikErrors } from 'formik';

/** How the receiver signed. */
export type Signing = 'drawn' | 'paper' | 'none';

/** Values as typed. */
export interface PodValues {
  receiverName: string;
  /** `2026-11-20T14:05`, local time of the delivery. */
  deliveredAtLocal: string;
  /** Blank, or what the number field returned. */
  palletsIn: string | number;
  palletsOut: string | number;
  signing: Signing;
  notes: string;
}

export interface PodPictures {
  photo: Blob | null;
  signature: Blob | null;
}

/** Keys for errors about pictures, beside those of the fields. */
export type PodField = keyof PodValues | keyof PodPictures;

/** Note in the trail when the signature is on paper or missing. */
const SIGNING_NOTES: Record<Signing, string> = {
  drawn: '',
  paper: 'Signed on paper.',
  none: 'Delivered without a signature.',
};

/** A moment in local time of a zone: `2026-11-20T14:05`. */
export function localMinute(now: Instant, timeZone: string): string {
  const { date, minuteOfDay } = localTime(now, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

export function firstPodValues(
  { quote, request, details, deliveryTimeZone }: DeskBookingDetail,
  { now }: { now: Instant },
): PodValues {
  return {
    receiverName: details.delivery.contactName,
    deliveredAtLocal: localMinute(now, deliveryTimeZone),
    palletsIn: quote.palletCount === null ? '' : String(quote.palletCount),
    // Where no exchange was ordered, none are taken back.
    palletsOut: request.palletReturn ? '' : '0',
    signing: 'drawn',
    notes: '',
  };
}

const numberOf = (typed: string | number): number | undefined =>
  String(typed).trim() === '' ? undefined : Number(typed);

function unchecked(values: PodValues, version: number) {
  return {
    version,
    receiverName: values.receiverName.trim(),
    deliveredAtLocal: values.deliveredAtLocal,
    palletsIn: numberOf(values.palletsIn),
    palletsOut: numberOf(values.palletsOut),
    notes: [SIGNING_NOTES[values.signing], values.notes.trim()].filter(Boolean).join('\n'),
  };
}

/** Converts valid values to what the gateway accepts. */
export function toPod(values: PodValues, version: number): RecordPodInput {
  return recordPodSchema.validateSync(unchecked(values, version), { strict: true });
}

interface PodContext {
  pictures: PodPictures;
  timeZone: string;
  now: Instant;
}

/** Errors: what the gateway would refuse, and missing proof of the delivery. */
export function podErrors(
  values: PodValues,
  { pictures, timeZone, now }: PodContext,
): FormikErrors<PodValues & Record<keyof PodPictures, string>> {
  const errors: Partial<Record<PodField, string>> = { ...fieldErrors(recordPodSchema, unchecked(values, 1)) };
  if (values.deliveredAtLocal > localMinute(now, timeZone)) {
    errors.deliveredAtLocal ??= 'This time has not come yet. Enter when the freight was handed over.';
  }
  if (values.signing === 'drawn' && !pictures.signature) {
    errors.signature = 'The receiver has not signed. Let them sign, or choose another way.';
  }
  if (values.signing === 'none' && !pictures.photo) {
    errors.photo = 'Without a signature, a photo of the freight where it was left is the proof.';
  }
  return errors;
}
