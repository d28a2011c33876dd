import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { TextAreaField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActButtons } from './ActButtons.tsx';
import * as S from './acts.styles.ts';
import type { ActTarget, NoteAct } from './note-act.ts';
import { SendingNews } from './SendingNews.tsx';
import type { TrailFact } from './trail-fact.ts';
import { useSending } from './useSending.ts';

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
  const { seen, isBusy, failure, send: sendSeen } = useSending({ version: target.version, facts, refetch });
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  useDraft(note !== '');

  useEffect(() => {
    const needed = form.current?.querySelector<HTMLElement>(`[data-act="${act.id}"] [required]`);
    (needed ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [act.id]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (act.noteNeeded && note.trim() === '') {
      setError(act.noteNeeded);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const answer = await sendSeen((version) => send(act.id, note.trim(), version));
    if (answer === 'sent') onDone();
    else setError(answer?.problem?.fields?.find(({ path }) => path === 'note' || path === 'reason')?.message);
  };

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
      <SendingNews {...{ seen, isBusy, failure, isPossible }} thing={target.thing} standing={target.standing} />
      <ActButtons
        confirm={act.confirm}
        isGrave={act.isGrave}
        isPossible={!seen.hasChanged || isBusy}
        isBusy={isBusy}
        onBack={onCancel}
      />
    </S.Form>
  );
}
