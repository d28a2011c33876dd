import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { TERMS } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { BOOKED_AT, nextDaysText, ruleText, type StandingPickup } from '@saltbush/standing-pickups/api';
import { Button, icons, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { useAddStandingPickupMutation } from '../api/addStandingPickup.ts';
import { RuleForm } from './RuleForm.tsx';
import type { RuleValues } from './rule-values.ts';
import * as S from './standing.styles.ts';

const BLANK: RuleValues = { weekdays: [], until: '', isAccepted: false };

type Step = { status: 'closed' | 'cancelled' | 'open' } | { status: 'repeats'; pickup: StandingPickup };

/** Repeats the booking on weekdays, once the client has said on which. */
export function RepeatPickup({ shipmentReference }: { shipmentReference: string }) {
  const [step, setStep] = useState<Step>({ status: 'closed' });
  const opener = useRef<HTMLButtonElement>(null);
  const { status } = step;
  // The form with its button is gone, so the focus goes back to what opened it.
  useEffect(() => {
    if (status === 'cancelled') opener.current?.focus();
  }, [status]);
  return (
    <Panel title="Repeat it on weekdays">
      {step.status === 'repeats' ? (
        <Repeats pickup={step.pickup} />
      ) : step.status === 'open' ? (
        <RepeatForm
          shipmentReference={shipmentReference}
          onDone={(pickup) => setStep({ status: 'repeats', pickup })}
          onCancel={() => setStep({ status: 'cancelled' })}
        />
      ) : (
        <S.Offer>
          <F.Small>For freight that goes on the same weekdays: we book it by itself until you end it.</F.Small>
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            iconBefore={icons.calendar}
            onClick={() => setStep({ status: 'open' })}
          >
            Repeat it
          </Button>
        </S.Offer>
      )}
    </Panel>
  );
}

interface RepeatFormProps {
  shipmentReference: string;
  onDone: (pickup: StandingPickup) => void;
  onCancel: () => void;
}

function RepeatForm({ shipmentReference, onDone, onCancel }: RepeatFormProps) {
  const [add, { isLoading, error, reset }] = useAddStandingPickupMutation();
  const [submissionId] = useState(newSubmissionId);
  const failure = apiError(error);
  const isKnown = failure?.problem?.code === 'standing-known' || failure?.problem?.code === 'standing-full';
  return (
    <RuleForm
      label="Repeat this pickup"
      first={BLANK}
      terms="required"
      explanation={`We book it the business day before at ${BOOKED_AT}, at the price of that day, and mail you. Public holidays are left out.`}
      confirm="Repeat this pickup"
      isBusy={isLoading}
      failure={failure}
      failed="It is not repeated"
      wayOut={isKnown && <TextLink href="/dashboard/standing-pickups">Go to your standing pickups</TextLink>}
      onType={() => {
        if (error) reset();
      }}
      onSave={async ({ isAccepted, ...rule }) => {
        const termsVersion = isAccepted ? TERMS.version : '';
        const { data } = await add({ submissionId, shipmentReference, ...rule, termsVersion });
        if (data) onDone(data);
      }}
      onCancel={onCancel}
    />
  );
}

function Repeats({ pickup }: { pickup: StandingPickup }) {
  const outcome = useRef<HTMLDivElement>(null);
  const next = nextDaysText(pickup);
  const title = `It repeats: ${ruleText(pickup)}`;
  // The button that was pressed is gone, so the focus moves to what it did.
  useEffect(() => outcome.current?.focus(), []);
  return (
    <S.Outcome ref={outcome} tabIndex={-1} role="group" aria-label={title}>
      <Notice tone="good" title={title}>
        {next !== null && <p>{keepTogether(`Next: ${next}.`)}</p>}
        <p>
          It is {pickup.reference} among <TextLink href="/dashboard/standing-pickups">your standing pickups</TextLink>,
          where you change, pause and end it.
        </p>
      </Notice>
    </S.Outcome>
  );
}
