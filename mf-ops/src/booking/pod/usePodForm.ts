import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail, PodPicture } from '@saltbush/consignments/api';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { useRecordPodMutation } from '../../api/recordPod.ts';
import { sendPodPicture } from '../../api/sendPodPicture.ts';
import { firstPodValues, type PodField, type PodPictures, type PodValues, podErrors, toPod } from './pod-values.ts';

/** `pictures-left`: the delivery is recorded, but these pictures were not sent. */
export type PodStage =
  | { status: 'writing' }
  | { status: 'pictures-left'; left: { picture: PodPicture; why: string }[] };

interface PodFormOptions {
  booking: DeskBookingDetail;
  /** The version of the booking that the user has seen. */
  version: number;
  refetch: () => unknown;
  onDone: () => void;
}

/**
 * Sends the proof of delivery: first the facts, which mark the booking as delivered, then the pictures one by one.
 */
export function usePodForm({ booking, version, refetch, onDone }: PodFormOptions) {
  const { reference, deliveryTimeZone: timeZone } = booking;
  const [record] = useRecordPodMutation();
  const [pictures, setPictures] = useState<PodPictures>({ photo: null, signature: null });
  const [stage, setStage] = useState<PodStage>({ status: 'writing' });
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSendingAgain, setIsSendingAgain] = useState(false);
  const [firstValues] = useState(() => firstPodValues(booking, { now: Date.now() }));

  /** Sends these pictures; those that fail are kept for another attempt. */
  const sendPictures = async (wanted: readonly PodPicture[]) => {
    const left: { picture: PodPicture; why: string }[] = [];
    for (const picture of wanted) {
      const file = pictures[picture];
      if (!file) continue;
      const sent = await sendPodPicture(reference, picture, file);
      if (sent.status === 'failed') left.push({ picture, why: failureText(sent.error) });
    }
    refetch();
    if (left.length > 0) setStage({ status: 'pictures-left', left });
    else onDone();
  };

  const formik = useFormik<PodValues>({
    initialValues: firstValues,
    validateOnBlur: false,
    validate: (values) => podErrors(values, { pictures, timeZone, now: Date.now() }),
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      const error = apiError((await record({ reference, pod: toPod(values, version) })).error);
      if (!error) {
        await sendPictures(values.signing === 'drawn' ? ['signature', 'photo'] : ['photo']);
        return;
      }
      setFailure(error);
      setErrors(Object.fromEntries((error.problem?.fields ?? []).map(({ path, message }) => [path, message])));
      if (error.problem?.code === 'stale') refetch();
    },
  });
  const { submitCount, validateForm } = formik;
  useEffect(() => {
    // A picture is not part of the form's values, so clear its error here, or the form would go on asking for it.
    if (submitCount > 0 && (pictures.photo || pictures.signature)) void validateForm();
  }, [pictures, submitCount, validateForm]);
  useDraft(formik.dirty || pictures.photo !== null || pictures.signature !== null);

  return {
    values: formik.values,
    // No field is marked as wrong before the first attempt to send; after that errors follow the typing.
    errors: (submitCount > 0 ? formik.errors : {}) as Partial<Record<PodField, string>>,
    onChange: formik.handleChange,
    onSubmit: formik.handleSubmit,
    submitCount,
    isSubmitting: formik.isSubmitting,
    isSendingAgain,
    pictures,
    setPicture: (picture: PodPicture, file: Blob | null) => setPictures((known) => ({ ...known, [picture]: file })),
    stage,
    failure,
    sendAgain: async () => {
      if (stage.status !== 'pictures-left') return;
      setIsSendingAgain(true);
      await sendPictures(stage.left.map(({ picture }) => picture));
      setIsSendingAgain(false);
    },
  };
}
