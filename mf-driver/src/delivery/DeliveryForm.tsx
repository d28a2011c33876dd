import { useDraft } from '@saltbush/contract';
import type { DriverJob } from '@saltbush/positions/api';
import { PhotoField, SignatureField } from '@saltbush/proof';
import { Button, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Pictures } from '../store/JobStore.ts';
import * as S from './DeliveryForm.styles.ts';
import { deliveryFaults } from './delivery-values.ts';

interface DeliveryFormProps {
  job: DriverJob;
  /** Whether the proof says where it was made. */
  isSharing: boolean;
  onDeliver: (receivedBy: string, pictures: Pictures) => Promise<void>;
  onBack: () => void;
}

/** The proof of delivery: who took the freight, with a signature or a photo. */
export function DeliveryForm({ job, isSharing, onDeliver, onBack }: DeliveryFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [receivedBy, setReceivedBy] = useState('');
  const [pictures, setPictures] = useState<Pictures>({});
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const faults = tries > 0 ? deliveryFaults(receivedBy, pictures) : {};
  useDraft(receivedBy !== '' || Object.keys(pictures).length > 0);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [tries]);

  const put = (picture: keyof Pictures) => (blob: Blob | null) =>
    setPictures(({ [picture]: _before, ...others }) => (blob ? { ...others, [picture]: blob } : others));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    if (isSending || Object.keys(deliveryFaults(receivedBy, pictures)).length > 0) return;
    setIsSending(true);
    await onDeliver(receivedBy.trim(), pictures);
  };

  return (
    <S.Form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="proof">
      <h1 ref={heading} id="proof" tabIndex={-1}>
        Proof of delivery
      </h1>
      <p>
        {job.reference} at {job.delivery.businessName}
      </p>
      <TextField
        label="Received by"
        name="receivedBy"
        required
        autoComplete="off"
        autoCapitalize="words"
        value={receivedBy}
        error={faults.receivedBy}
        onChange={({ target }) => setReceivedBy(target.value)}
      />
      <S.Part>
        <h2>Signature</h2>
        <SignatureField
          hint="The receiver signs here with a finger. Where nobody signs, take a photo."
          error={faults.signature}
          onDraw={put('signature')}
        />
      </S.Part>
      <PhotoField
        label="Photo"
        help="Of the freight where it stands, or of the signed paper."
        isOptional={!faults.signature}
        error={undefined}
        photo={pictures.photo ?? null}
        isCamera
        onChoose={put('photo')}
      />
      <p>
        The time goes with it{isSharing ? ', and where you are.' : '. Where you are does not, as you do not share it.'}
      </p>
      <Button type="submit" size="large" isFullWidth busy={isSending} busyLabel="Keeping the proof">
        Delivered
      </Button>
      <Button variant="quiet" size="large" isFullWidth onClick={onBack}>
        Back to the job
      </Button>
    </S.Form>
  );
}
