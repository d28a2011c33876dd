import { apiError } from '@saltbush/calls';
import { type Claim, MOST_PICTURES_AT_ONCE } from '@saltbush/claims/api';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { ClaimKind } from '@saltbush/freight';
import { useEffect, useRef, useState } from 'react';
import { useLodgeClaimMutation } from '../api/lodgeClaim.ts';
import { type ClaimDraft, clearDraft, readDraft, submissionOf, writeDraft } from './claim-draft.ts';
import { type ClaimValues, claimFieldsOf, firstValues } from './claim-values.ts';
import { type Pictures, usePictures } from './usePictures.ts';

interface ClaimForm {
  values: ClaimValues;
  failure: ApiError | null;
  isBusy: boolean;
  pictures: Pictures;
  /** The claim once it is made: pictures may still have to be sent. */
  claim: Claim | null;
  change: (changes: Partial<ClaimValues>) => void;
  /** Makes the claim, then sends its pictures. @returns whether everything has arrived. */
  submit: () => Promise<Claim | null>;
  /** Sends what is left of the pictures. */
  sendRest: () => Promise<boolean>;
}

/** State of the form for a claim, and sending it: first the words, which count once, then the pictures one by one. */
export function useClaimForm(shipment: string, kinds: readonly ClaimKind[]): ClaimForm {
  const [lodge, { isLoading }] = useLodgeClaimMutation();
  const [first] = useState(() => firstValues(kinds));
  const [values, setValues] = useState(first);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [claim, setClaim] = useState<Claim | null>(null);
  const sent = useRef<ClaimDraft['sent']>(null);
  const pictures = usePictures(MOST_PICTURES_AT_ONCE);
  const isUnsent = claim === null ? values !== first : pictures.chosen.some(({ status }) => status !== 'sent');
  useDraft(isUnsent || pictures.chosen.some(({ status }) => status === 'waiting'));

  // Restored after the first render, which the server makes without any storage.
  useEffect(() => {
    const draft = readDraft(shipment);
    if (draft === null) return;
    sent.current = draft.sent;
    const { kind, ...typed } = draft.values;
    const isStillPossible = kind !== undefined && kind !== '' && kinds.includes(kind);
    setValues((known) => ({ ...known, ...typed, ...(isStillPossible ? { kind } : {}) }));
  }, [shipment, kinds]);

  return {
    ...{ values, failure, pictures, claim, isBusy: isLoading || pictures.isSending },
    change(changes) {
      setFailure(null);
      const next = { ...values, ...changes };
      setValues(next);
      writeDraft(shipment, { values: next, sent: sent.current });
    },
    async submit() {
      setFailure(null);
      sent.current = submissionOf(values, sent.current);
      writeDraft(shipment, { values, sent: sent.current });
      const body = { submissionId: sent.current.id, ...claimFieldsOf(values) };
      const { data, error } = await lodge({ shipment, claim: body });
      if (!data) {
        setFailure(apiError(error));
        return null;
      }
      clearDraft(shipment);
      setClaim(data);
      const isComplete = await pictures.send(data.reference);
      return isComplete ? data : null;
    },
    sendRest: async () => claim !== null && pictures.send(claim.reference),
  };
}
