import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { RuleFields } from './RuleFields.tsx';
import {
  missingIn,
  type RuleFault,
  type RuleField,
  type RuleValues,
  restOfFailure,
  ruleFaults,
} from './rule-values.ts';
import * as S from './standing.styles.ts';

interface RuleFormProps {
  /** Names the form: "Repeat this pickup". */
  label: string;
  first: RuleValues;
  terms: 'required' | 'asked' | 'accepted';
  /** What happens once it is saved. */
  explanation: ReactNode;
  confirm: string;
  isBusy: boolean;
  /** Why it was not saved. */
  failure: ApiError | null;
  /** Title of the notice with a failure that no field shows. */
  failed: string;
  /** Beside the words of a failure: where to go on. */
  wayOut?: ReactNode;
  /** In place of the words about a failure. */
  instead?: ReactNode;
  onSave: (values: RuleValues) => void;
  /** Something was typed, so a failure is over. */
  onType: () => void;
  onCancel: () => void;
}

/** A form for the days of one standing pickup. The gateway checks the rest; what was typed stays until it is saved. */
export function RuleForm(props: RuleFormProps) {
  const { label, first, terms, explanation, confirm, isBusy, failure, failed, wayOut, instead } = props;
  const { onSave, onType, onCancel } = props;
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<readonly RuleFault[]>([]);
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useDraft(values !== first);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (failure || missing.length > 0) summary.current?.focus();
  }, [failure, missing]);

  const idOf = (field: RuleField) => `${base}-${field}`;
  const faults = missing.length > 0 ? missing : ruleFaults(failure);
  const rest = restOfFailure(failure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = missingIn(values, terms);
    setMissing(found);
    if (found.length === 0) onSave(values);
  };

  return (
    <S.Form ref={form} noValidate onSubmit={onSubmit} aria-label={label}>
      <ErrorSummary ref={summary} faults={faults.map(({ field, message }) => ({ id: idOf(field), message }))} />
      <RuleFields
        {...{ values, idOf, terms }}
        errors={Object.fromEntries(faults.map(({ field, message }) => [field, message]))}
        onChange={(changes) => {
          onType();
          setMissing([]);
          setValues((known) => ({ ...known, ...changes }));
        }}
      />
      <p>{keepTogether(explanation)}</p>
      {instead}
      {rest !== null && !instead && (
        <Notice tone="danger" title={failed} role="alert">
          <p>
            {keepTogether(rest)} What you chose is still here. {wayOut}
          </p>
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isBusy} busyLabel="Saving...">
          {confirm}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
