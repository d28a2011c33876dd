import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { MAX_CLAIM_PICTURE_BYTES } from '@saltbush/claims/api';
import { useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { sendClaimPicture } from '../api/sendClaimPicture.ts';

type Sending =
  | { status: 'waiting' | 'sending' | 'sent' }
  /** `isFinal`: sending it again would be answered the same. */
  | { status: 'failed'; message: string; isFinal: boolean };

/** A picture that was chosen, and how far it is. */
export type ChosenPicture = { id: string; file: File } & Sending;

/** Refusals of the picture itself. */
const FINAL = [400, 413, 415];

function faultOf({ size, type }: File): string | null {
  if (size === 0) return 'It is empty. Choose another.';
  if (size > MAX_CLAIM_PICTURE_BYTES) return 'It is larger than 5 MB. Choose a smaller one.';
  return /^image\/(jpeg|png|webp)$/.test(type) ? null : 'It is no JPEG, PNG or WebP. Choose another.';
}

export interface Pictures {
  chosen: readonly ChosenPicture[];
  isSending: boolean;
  choose: (files: readonly File[]) => void;
  drop: (id: string) => void;
  /** Sends what was not sent yet, one by one. @returns whether nothing is left. */
  send: (reference: string) => Promise<boolean>;
}

/** Pictures for a claim. Each is sent by itself, so that one that failed can be sent again without the others. */
export function usePictures(most: number): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const isUnderWay = useRef(false);

  const set = (id: string, sending: Sending) =>
    setChosen((known) =>
      known.map(({ file, ...one }) => (one.id === id ? { id, file, ...sending } : { file, ...one })),
    );

  return {
    chosen,
    isSending: chosen.some(({ status }) => status === 'sending'),
    choose: (files) =>
      setChosen((known) => {
        const room = Math.max(0, most - known.filter(({ status }) => status !== 'sent').length);
        const more = [...files].slice(0, room).map((file): ChosenPicture => {
          const fault = faultOf(file);
          const sending: Sending =
            fault === null ? { status: 'waiting' } : { status: 'failed', message: fault, isFinal: true };
          return { id: newSubmissionId(), file, ...sending };
        });
        return [...known, ...more];
      }),
    drop: (id) => setChosen((known) => known.filter((one) => one.id !== id)),
    async send(reference) {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      let failed = 0;
      for (const picture of chosen) {
        if (picture.status === 'sent' || (picture.status === 'failed' && picture.isFinal)) continue;
        set(picture.id, { status: 'sending' });
        const sent = await sendClaimPicture(reference, picture);
        if (sent.status === 'sent') {
          set(picture.id, { status: 'sent' });
        } else {
          failed += 1;
          const { error } = sent;
          const isFinal = typeof error.status === 'number' && FINAL.includes(error.status);
          set(picture.id, { status: 'failed', message: failureText(error), isFinal });
        }
      }
      isUnderWay.current = false;
      return failed === 0;
    },
  };
}
