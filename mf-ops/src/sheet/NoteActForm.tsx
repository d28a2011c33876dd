import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { ActButtons } from './ActButtons.tsx';
import * as S from './acts.styles.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import type { ActTarget, NoteAct } from './note-act.ts';
import type { TrailFact } from './trail-fact.ts';
import { useSeenVersion } from './useSeenVersion.ts';

const LONGEST_NOTE = 2_000;

interface NoteActFormProps<Id extends string> {
  act: NoteAct<Id>;
  target: ActTarget;
  facts: readonly TrailFact[];
  /** Whether the act is still possible. */
  isPossible: boolean;
  longestNote?: number;
  /** Null when it succeeded. */
  send: (act: Id, note: string, version: number) => Promise<ApiError | null>;
  refetch: () => unknown;
  onDone: () => void;
  onCancel: () => void;
}

/** Confirms an act and takes its note. Choosing another act keeps what was typed. */
export function NoteActForm<Id extends string>(props: NoteActFormProps<Id>) {
  const { act, target, facts, isPossible, longestNote = LONGEST_NOTE, send, refetch, onDone, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const seen = useSeenVersion(target.version, facts);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [sending, setSending] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; failure: ApiError }>({
    status: 'idle',
  });
  useDraft(note !== '');

  useEffect(() => {
    const needed = form.current?.querySelector<HTMLElement>(`[data-act="${act.id}"] [required]`);
    (needed ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [act.id]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.status === 'busy') return;
    if (act.noteNeeded && note.trim() === '') {
      setError(act.noteNeeded);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setSending({ status: 'busy' });
    const failure = await send(act.id, note.trim(), seen.version);
    if (!failure) {
      onDone();
      return;
    }
    setSending({ status: 'failed', failure });
    setError(failure.problem?.fields?.find(({ path }) => path === 'note' || path === 'reason')?.message);
    if (failure.problem?.code === 'stale') refetch();
  };
  const isStale = sending.status === 'failed' && sending.failure.problem?.code === 'stale' && seen.hasChanged;

  return (
    <S.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={act.label}>
      <h3>{act.label}</h3>
      <S.Lead>{act.lead}</S.Lead>
      <S.Fields data-act={act.id}>
        <TextAreaField
          label={act.noteLabel}
          name="note"
          help={act.noteHelp}
          required={act.noteNeeded !== null}
          isOptional={act.noteNeeded === null}
          maxLength={longestNote}
          rows={2}
          value={note}
          error={error}
          onChange={({ target: { value } }) => {
            setNote(value);
            setError(undefined);
          }}
        />
      </S.Fields>
      {seen.hasChanged && sending.status !== 'busy' && (
        <ChangedMeanwhile
          thing={target.thing}
          standing={target.standing}
          seen={seen}
          isPossible={isPossible}
          onKeepAsNote={null}
        />
      )}
      {sending.status === 'failed' && !isStale && (
        <Notice tone="danger" title="Not done" role="alert">
          <p>{failureText(sending.failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons
        confirm={act.confirm}
        isGrave={act.isGrave}
        isPossible={!seen.hasChanged || sending.status === 'busy'}
        isBusy={sending.status === 'busy'}
        onBack={onCancel}
      />
    </S.Form>
  );
}
