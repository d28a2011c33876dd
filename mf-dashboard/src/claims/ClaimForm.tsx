import { MOST_PICTURES_AT_ONCE } from '@saltbush/claims/api';
import { useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import type { ClaimKind } from '@saltbush/freight';
import { Button, ButtonLink, ErrorSummary, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../api/failureText.ts';
import { ClaimFormFields } from './ClaimFormFields.tsx';
import { fieldId } from './claim-values.ts';
import * as S from './claims.styles.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { useClaimForm } from './useClaimForm.ts';

interface ClaimFormProps {
  /** Reference of the consignment. */
  shipment: string;
  kinds: readonly ClaimKind[];
}

/** Makes a claim for a consignment. The gateway checks it; what was typed stays until it is made, pictures until they are sent. */
export function ClaimForm({ shipment, kinds }: ClaimFormProps) {
  const form = useClaimForm(shipment, kinds);
  const { values, failure, isBusy, pictures, claim } = form;
  const navigate = useNavigate();
  const showToast = useToast();
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);

  const faults = failure?.problem?.fields ?? [];
  useEffect(() => {
    if (failure) summary.current?.focus();
  }, [failure]);
  useEffect(() => {
    if (claim) outcome.current?.focus();
  }, [claim]);

  const open = (reference: string) => {
    showToast({ title: `${reference} is with us`, description: 'We write to you what we decide.', tone: 'success' });
    void navigate(`/dashboard/claims/${reference}`);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const made = await form.submit();
    if (made) open(made.reference);
  };

  if (claim) {
    return (
      <S.Form as="div">
        <h3 ref={outcome} tabIndex={-1}>
          {claim.reference} is with us
        </h3>
        {isBusy ? (
          <p role="status">Sending the pictures...</p>
        ) : (
          <Notice tone="warn" title="Not all pictures arrived" role="alert">
            The claim is made. Send the pictures again, or take out what cannot be sent.
          </Notice>
        )}
        <PictureChooser pictures={pictures} label="More pictures" most={MOST_PICTURES_AT_ONCE} isOptional />
        <S.Acts>
          <Button
            size="small"
            busy={isBusy}
            busyLabel="Sending"
            onClick={() => void form.sendRest().then((isComplete) => isComplete && open(claim.reference))}
          >
            Send the pictures
          </Button>
          <ButtonLink variant="quiet" size="small" href={`/dashboard/claims/${claim.reference}`}>
            Open the claim
          </ButtonLink>
        </S.Acts>
      </S.Form>
    );
  }
  const errors = Object.fromEntries(faults.map(({ path, message }) => [path, message]));
  return (
    <S.Form noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Make a claim">
      <ErrorSummary ref={summary} faults={faults.map(({ path, message }) => ({ id: fieldId(path), message }))} />
      <ClaimFormFields {...{ kinds, values, errors }} onChange={form.change} />
      <PictureChooser pictures={pictures} label="Pictures" most={MOST_PICTURES_AT_ONCE} isOptional />
      {failure && faults.length === 0 && <NotMade failure={failure} />}
      <S.Acts>
        <Button type="submit" busy={isBusy} busyLabel="Sending">
          Make the claim
        </Button>
        <ButtonLink variant="quiet" href={`/dashboard/shipments/${shipment}`}>
          Back to the shipment
        </ButtonLink>
      </S.Acts>
    </S.Form>
  );
}

function NotMade({ failure }: { failure: ApiError }) {
  const reference = failure.problem?.code === 'claim-known' ? failure.problem.reference : undefined;
  return (
    <Notice tone="danger" title="The claim is not made" role="alert">
      <p>{keepTogether(failureText(failure))} What you typed is still here.</p>
      {typeof reference === 'string' && reference !== '' && (
        <TextLink href={`/dashboard/claims/${reference}`}>Open {reference}</TextLink>
      )}
    </Notice>
  );
}
