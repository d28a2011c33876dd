import { apiError } from '@saltbush/calls';
import { TERMS } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import type { Run, RunCancelled } from '@saltbush/runs/api';
import { Button, CheckboxField, keepTogether, Notice, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCancelRunMutation } from '../api/cancelRun.ts';
import { failureText } from '../api/failureText.ts';
import * as S from './runs.styles.ts';

/** Not the sentence of the gateway: the public tracking page would load it with the words it shares. */
const CHARGE = `The pickup is less than ${TERMS.cancellationNoticeHours} hours away, or its time has passed. We may charge for the trip, up to the price.`;

const deliveriesText = (count: number): string => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`;

/** Cancels what can still be of a run, once that was asked. Nothing shows when there is nothing to cancel. */
export function CancelRun({ run }: { run: Run }) {
  const [step, setStep] = useState<'closed' | 'left' | 'open'>('closed');
  const [outcome, setOutcome] = useState<RunCancelled | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const open = run.deliveries.filter(({ cancellation }) => cancellation.isOpen).length;
  // What was pressed is gone, so the focus goes to what came in its place.
  useEffect(() => {
    if (outcome) told.current?.focus();
    else if (step === 'left') opener.current?.focus();
  }, [outcome, step]);

  if (outcome) {
    return (
      <Panel title="Cancel the run">
        <div ref={told} tabIndex={-1}>
          <Outcome outcome={outcome} />
        </div>
      </Panel>
    );
  }
  if (open === 0) return null;
  return (
    <Panel title="Cancel the run">
      {step === 'open' ? (
        <CancelQuestion {...{ run, open }} onDone={setOutcome} onCancel={() => setStep('left')} />
      ) : (
        <S.Form as="div">
          <F.Small>
            {open === run.deliveries.length
              ? 'All of it, with one press. To cancel one delivery alone, open its shipment.'
              : `${deliveriesText(open)} of ${run.deliveries.length} can still be cancelled.`}
          </F.Small>
          <S.Acts>
            <Button ref={opener} size="small" variant="secondary" onClick={() => setStep('open')}>
              Cancel the run
            </Button>
          </S.Acts>
        </S.Form>
      )}
    </Panel>
  );
}

interface CancelQuestionProps {
  run: Run;
  /** How many can still be cancelled. */
  open: number;
  onDone: (outcome: RunCancelled) => void;
  onCancel: () => void;
}

function CancelQuestion({ run, open, onDone, onCancel }: CancelQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [cancel, { isLoading, error }] = useCancelRunMutation();
  const [reason, setReason] = useState('');
  const [acceptsCharge, setAcceptsCharge] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const failure = apiError(error);
  const isCharged = failure?.problem?.code === 'charge-not-accepted';
  // The moment from which it costs something may pass while the page is open.
  const mayCost = isCharged || run.deliveries.some(({ cancellation }) => cancellation.mayCost);
  const lacksConsent = mayCost && !acceptsCharge;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isLoading || lacksConsent) return;
    const { data } = await cancel({ reference: run.reference, reason, acceptsCharge });
    if (data) onDone(data);
  };
  return (
    <S.Form
      ref={form}
      noValidate
      aria-label={`Cancel run ${run.reference}?`}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p>
        Cancel {open === run.deliveries.length ? `all ${deliveriesText(open)}` : deliveriesText(open)}? This cannot be
        taken back.
      </p>
      <TextField
        name="reason"
        label="Reason"
        isOptional
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {mayCost && (
        <CheckboxField
          name="acceptsCharge"
          required
          label="I accept that this may be charged"
          help={CHARGE}
          error={hasTried && lacksConsent ? 'Accept that it may be charged, or keep the run' : undefined}
          checked={acceptsCharge}
          onChange={({ target }) => setAcceptsCharge(target.checked)}
        />
      )}
      {failure && !isCharged && (
        <Notice tone="danger" title="Nothing is cancelled" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <S.Acts>
        <Button type="submit" size="small" variant="danger" busy={isLoading} busyLabel="Cancelling...">
          Yes, cancel {open === 1 ? 'it' : 'them'}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Keep the run
        </Button>
      </S.Acts>
    </S.Form>
  );
}

function Outcome({ outcome: { cancelled, left } }: { outcome: RunCancelled }) {
  const isAll = left.length === 0;
  return (
    <Notice
      tone={isAll ? 'good' : 'warn'}
      title={
        isAll ? 'The run is cancelled' : `${deliveriesText(cancelled.length)} cancelled, ${left.length} could not be`
      }
    >
      {left.length > 0 && (
        <S.Reasons>
          {left.map(({ reference, message }) => (
            <li key={reference}>
              {reference}: {keepTogether(message)}
            </li>
          ))}
        </S.Reasons>
      )}
    </Notice>
  );
}
