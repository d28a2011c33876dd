import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { useVisitor } from '@saltbush/contract';
import { Button, icons, Notice, TextAreaField, TextLink } from '@saltbush/ui';
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { KeyContext } from '../key/key-context.ts';
import { KEY_FIELD } from '../key/TestKeyField.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { senderOf } from './senderOf.ts';
import { sendTrial, type TrialAnswer } from './sendTrial.ts';
import { TrialResult } from './TrialResult.tsx';
import { callOf, type Trial, type TrialFaults } from './trial.ts';
import * as S from './try.styles.ts';

export interface TryItProps {
  trial: Trial;
  /** Called with what was answered when it was done. */
  onDone?: (json: unknown) => void;
  /** What became of it, for the reader: "Filled into step 2." */
  after?: string;
}

/** A form for one call, which is sent to the test mode, and what came back. */
export function TryIt({ trial, onDone, after }: TryItProps) {
  const [values, setValues] = useState(trial.values);
  const [body, setBody] = useState(trial.body ?? '');
  const [faults, setFaults] = useState<TrialFaults>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<TrialAnswer | 'unreached' | null>(null);
  // The same form, sent again, is the same submission; what was changed is another one.
  const submission = useRef({ body: '', id: '' });
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const base = useId();
  const sender = senderOf(useContext(KeyContext), useVisitor());

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);
  useEffect(() => {
    if (outcome !== null) result.current?.focus();
  }, [outcome]);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || sender.kind === 'nobody') return;
    if (submission.current.body !== body || submission.current.id === '') {
      submission.current = { body, id: newSubmissionId() };
    }
    const read = callOf(trial, { values, body, submissionId: submission.current.id });
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    setFaults({});
    setOutcome(null);
    setIsSending(true);
    try {
      const answer = await sendTrial(read.call, sender);
      setOutcome(answer);
      if (answer.status < 300) onDone?.(answer.json);
    } catch {
      setOutcome('unreached');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <S.Form ref={form} noValidate aria-label={`Try it: ${trial.summary}`} onSubmit={(event) => void onSubmit(event)}>
      <ParameterFields
        parameters={trial.parameters}
        {...{ values, faults, base }}
        onChange={(name, value) => setValues((known) => ({ ...known, [name]: value }))}
      />
      {trial.body !== null && (
        <S.Body>
          <TextAreaField
            id={`${base}-body`}
            name="body"
            label="Body, as JSON"
            help={trial.takesSubmission ? 'A submissionId is added where it names none.' : undefined}
            rows={8}
            autoComplete="off"
            spellCheck={false}
            value={body}
            error={faults.body}
            onChange={({ target }) => setBody(target.value)}
          />
        </S.Body>
      )}
      {sender.kind === 'nobody' ? (
        <Notice tone="warn" title="Nothing is sent yet">
          <p>
            {sender.words} <TextLink href={`#${KEY_FIELD}`}>Go to the key</TextLink> or{' '}
            <TextLink href="/api/login?returnTo=/developers">sign in</TextLink>.
          </p>
        </Notice>
      ) : (
        <S.Sender>{sender.words}</S.Sender>
      )}
      <div>
        <Button
          type="submit"
          size="small"
          iconAfter={icons.arrowRight}
          busy={isSending}
          busyLabel="Sending"
          disabled={sender.kind === 'nobody'}
        >
          Send {trial.method}
        </Button>
      </div>
      <S.Result ref={result} tabIndex={-1} role="group" aria-label="What was answered">
        {outcome === 'unreached' && (
          <Notice tone="danger" title="No answer" role="alert">
            <p>The server could not be reached. Check your connection and send it again: it counts once.</p>
          </Notice>
        )}
        {outcome !== null && outcome !== 'unreached' && (
          <TrialResult answer={outcome} fileName={trial.file} after={after} />
        )}
      </S.Result>
    </S.Form>
  );
}
