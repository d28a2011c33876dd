import type { PodPicture } from '@saltbush/consignments/api';
import { useDraft, useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { PhotoField, SignatureField } from '@saltbush/proof';
import { Button, icons, Notice } from '@saltbush/ui';
import { useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { sendPodPicture } from '../../api/sendPodPicture.ts';
import * as S from '../../sheet/acts.styles.ts';
import { SIGNING_HINT } from './signing-hint.data.ts';

type Sending = { status: 'idle' | 'busy' } | { status: 'failed'; error: ApiError };

interface AddPictureProps {
  reference: string;
  picture: PodPicture;
  onSent: () => unknown;
}

/** Adds a missing picture to a recorded delivery. */
export function AddPicture({ reference, picture, onSent }: AddPictureProps) {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [file, setFile] = useState<Blob | null>(null);
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  useDraft(file !== null);

  const send = async () => {
    if (!file) return;
    setSending({ status: 'busy' });
    const sent = await sendPodPicture(reference, picture, file);
    if (sent.status === 'failed') {
      setSending(sent);
      return;
    }
    showToast({ title: `The ${picture} is added to ${reference}`, tone: 'success' });
    onSent();
  };

  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" size="small" iconBefore={icons.plus} onClick={() => setIsOpen(true)}>
          Add a {picture}
        </Button>
      </div>
    );
  }
  return (
    <S.Fields>
      {picture === 'photo' ? (
        <PhotoField
          label="Photo"
          help="Of the freight, or of the signed paper."
          isOptional={false}
          error={undefined}
          photo={file}
          onChoose={setFile}
        />
      ) : (
        <SignatureField hint={SIGNING_HINT} error={undefined} onDraw={setFile} />
      )}
      {sending.status === 'failed' && (
        <Notice tone="danger" title="Not sent" role="alert">
          <p>{failureText(sending.error)} It is kept here until you leave the page.</p>
        </Notice>
      )}
      <S.Buttons>
        <Button
          size="small"
          disabled={!file}
          busy={sending.status === 'busy'}
          busyLabel="Sending"
          onClick={() => void send()}
        >
          Send the {picture}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsOpen(false)}>
          Back
        </Button>
      </S.Buttons>
    </S.Fields>
  );
}
