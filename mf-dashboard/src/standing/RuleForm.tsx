import type { ApiError } from '@saltbush/contract/api';
import { Button, ErrorSummary, keepTogether, Notice } from '@saltbush/ui';
import type { ReactNode } from 'react';
import { useShortForm } from '../frame/useShortForm.ts';
import { RuleFields } from './RuleFields.tsx';
import { missingIn, type RuleValues, restOfFailure, ruleFaults } from './rule-values.ts';
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
  const { form, summary, fields } = useShortForm({
    ...{ first, isBusy, failure, onSave, onType },
    missingIn: (values: RuleValues) => missingIn(values, terms),
    faultsOf: ruleFaults,
  });
  const rest = restOfFailure(failure);

  return (
    <S.Form {...form} aria-label={label}>
      <ErrorSummary {...summary} />
      <RuleFields {...fields} terms={terms} />
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
