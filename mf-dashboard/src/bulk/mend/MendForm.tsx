import type { BulkCells, BulkField } from '@saltbush/bulk-bookings/api';
import { Button, Disclosure, Fieldset, Notice } from '@saltbush/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import type { FileRow } from '../rows/file-row.ts';
import type { MendState } from '../useMending.ts';
import { MendField } from './MendField.tsx';
import * as S from './MendForm.styles.ts';
import { cellFaults, MEND_GROUPS, type MendColumn, mendId, rowFaults } from './mend-fields.ts';

interface MendFormProps {
  row: FileRow;
  state: MendState;
  onType: (cells: BulkCells) => void;
  onSave: () => void;
  /** What was typed stays. */
  onClose: () => void;
  onUndo: () => void;
  onLeaveOut: () => void;
}

/** All cells of a row, to mend. What is typed is held by the row, so nothing is lost when this closes. */
export function MendForm({ row, state, onType, onSave, onClose, onUndo, onLeaveOut }: MendFormProps) {
  const { number } = row;
  const form = useRef<HTMLFormElement>(null);
  const values = row.draft ?? row.cells;
  const faults = cellFaults(row, values);
  const ofRow = rowFaults(row);
  const filled = row.state.status === 'ready' ? row.state.price.filled : {};
  const isSaving = state.status === 'saving';

  const goToFault = useEffectEvent(() => {
    const first = MEND_GROUPS.flatMap(({ columns }) => columns).find(({ field }) => faults[field]);
    const target = first
      ? document.getElementById(mendId(number, first.field))
      : form.current?.querySelector<HTMLElement>(ofRow.length > 0 ? '[data-faults]' : 'input');
    target?.focus();
  });
  // Once it opens, and again after each saving that found faults.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what moves the focus
  useEffect(() => goToFault(), [row.state]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const fields = (columns: readonly MendColumn[]) => (
    <S.Fields>
      {columns.map((column) => {
        const field: BulkField = column.field;
        return (
          <MendField
            key={field}
            id={mendId(number, field)}
            column={column}
            value={values[field] ?? ''}
            error={faults[field]}
            filled={filled[field]}
            onChange={(text) => onType({ ...values, [field]: text })}
          />
        );
      })}
    </S.Fields>
  );

  return (
    <S.Form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-label={`Row ${number}`}>
      {ofRow.length > 0 && (
        <Notice tone="danger" tabIndex={-1} data-faults="" role="group" aria-label="What to mend">
          {ofRow.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {MEND_GROUPS.map(({ group, columns }) =>
        group === 'Dangerous goods' ? (
          <Rare
            key={group}
            title={group}
            isNeeded={columns.some(({ field }) => values[field] !== undefined || faults[field] !== undefined)}
          >
            {fields(columns)}
          </Rare>
        ) : (
          <Fieldset key={group} legend={group} legendSize="medium">
            {fields(columns)}
          </Fieldset>
        ),
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" title="Not saved" role="alert">
          <p>{failureText(state.error)} What you typed is still here.</p>
        </Notice>
      )}
      <S.Acts>
        <Button type="submit" size="small" busy={isSaving} busyLabel="Pricing...">
          Save and price
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          Close
        </Button>
        {row.draft !== null && (
          <Button variant="quiet" size="small" onClick={onUndo}>
            Undo what I typed
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onLeaveOut}>
          Leave this row out
        </Button>
        <span role="status">{isSaving && state.isWaiting && 'The site is busy just now. This goes on by itself.'}</span>
      </S.Acts>
    </S.Form>
  );
}

/** Fields that few rows need. Once they are open, only the person closes them. */
function Rare({ title, isNeeded, children }: { title: string; isNeeded: boolean; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <S.Wide>
      <Disclosure title={title} headingLevel={3} defaultIsOpen={isOpen}>
        {children}
      </Disclosure>
    </S.Wide>
  );
}
