import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { useDraft, useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { formatAud, type Quote } from '@saltbush/freight';
import { Button, ButtonLink, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAmendBookingMutation } from '../api/amendBooking.ts';
import { failureText } from '../api/failureText.ts';
import { AmendFields } from './AmendFields.tsx';
import * as S from './amend.styles.ts';
import { amendmentOf, fieldId, firstValues, hasLoad } from './amend-values.ts';

/** The new price, when another load has one. */
const quoteOf = (failure: ApiError | null): Quote | null =>
  failure?.problem?.code === 'price-changed' ? (failure.problem.quote as Quote) : null;

/** Changes a booking. The gateway checks it, and says what another load costs; what was typed stays until it is changed. */
export function AmendForm({ shipment: latest }: { shipment: ShipmentDetail }) {
  // What was on show when somebody began to type: the gateway refuses a change of something else.
  const [shipment] = useState(latest);
  const { reference, quote: present, status } = shipment;
  const [amend, { isLoading, error, reset }] = useAmendBookingMutation();
  const [first] = useState(() => firstValues(shipment));
  const [values, setValues] = useState(first);
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const navigate = useNavigate();
  const showToast = useToast();
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const failure = apiError(error);
  const faults = failure?.problem?.fields ?? [];
  const priced = quoteOf(failure);
  useDraft(values !== first);

  useEffect(() => {
    if (failure) (faults.length > 0 ? summary : outcome).current?.focus();
  }, [failure, faults.length]);

  async function save(shownTotalExGstCents: number): Promise<void> {
    if (isLoading) return;
    const amendment = { ...amendmentOf(values, shipment), submissionId, shownTotalExGstCents };
    const { data } = await amend({ reference, amendment });
    if (!data) return;
    const isAsked = data.status === 'requested' && status !== 'requested';
    const description = isAsked ? 'We check it again, and write to you.' : 'Nothing else has to be done.';
    showToast({ title: `${reference} is changed`, description, tone: 'success' });
    void navigate(`/dashboard/shipments/${reference}`);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(present.totalExGstCents);
  };

  return (
    <S.Form noValidate onSubmit={onSubmit} aria-label={`Change ${reference}`}>
      <ErrorSummary ref={summary} faults={faults.map(({ path, message }) => ({ id: fieldId(path), message }))} />
      <AmendFields
        {...{ values, hasLoad: hasLoad(shipment), pickupPlace: shipment.from }}
        errors={Object.fromEntries(faults.map(({ path, message }) => [path, message]))}
        onChange={(changes) => {
          if (error) reset();
          setSubmissionId(newSubmissionId());
          setValues((known) => ({ ...known, ...changes }));
        }}
      />
      {status === 'accepted' && (
        <p>
          {keepTogether(
            'We have accepted this booking. Another pickup or load waits for our answer again; contacts and instructions do not.',
          )}
        </p>
      )}
      <p>Templates and standing pickups that repeat this booking repeat it as it is from then on.</p>
      <S.Outcome ref={outcome} tabIndex={-1}>
        {failure &&
          faults.length === 0 &&
          (priced ? <Difference {...{ present, priced }} /> : <NotChanged {...{ failure }} />)}
      </S.Outcome>
      <S.Acts>
        {priced ? (
          <Button busy={isLoading} busyLabel="Saving" onClick={() => void save(priced.totalExGstCents)}>
            Change it for {formatAud(priced.totalIncGstCents)}
          </Button>
        ) : (
          <Button type="submit" busy={isLoading} busyLabel="Saving">
            Save the change
          </Button>
        )}
        <ButtonLink variant="quiet" href={`/dashboard/shipments/${reference}`}>
          Leave it as it is
        </ButtonLink>
      </S.Acts>
    </S.Form>
  );
}

function Difference({ present, priced }: { present: Quote; priced: Quote }) {
  const cents = priced.totalIncGstCents - present.totalIncGstCents;
  const words = `${formatAud(priced.totalIncGstCents)} inc GST instead of ${formatAud(present.totalIncGstCents)}: ${formatAud(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`;
  return (
    <Notice tone="info" title="This load has another price" role="alert">
      {keepTogether(words)} Nothing is changed yet.
    </Notice>
  );
}

function NotChanged({ failure }: { failure: ApiError }) {
  const isStale = failure.problem?.code === 'stale';
  const words = isStale
    ? 'Somebody else changed this booking meanwhile. Open it again to see how it is now.'
    : failureText(failure);
  return (
    <Notice tone="danger" title="The booking is not changed" role="alert">
      {keepTogether(words)} What you typed is still here.
    </Notice>
  );
}
