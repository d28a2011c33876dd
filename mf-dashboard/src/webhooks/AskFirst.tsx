import type { ApiError } from '@saltbush/contract/api';
import { Button, type ButtonProps, keepTogether, Notice } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { actFailure } from './webhook-values.ts';
import * as S from './webhooks.styles.ts';

interface AskFirstProps {
  /** Names the question: "Remove Warehouse?". */
  label: string;
  /** What follows. */
  children: ReactNode;
  confirm: string;
  variant: ButtonProps['variant'];
  isBusy: boolean;
  failure: ApiError | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what follows from an act, before it is done. */
export function AskFirst({ label, children, confirm, variant, isBusy, failure, onConfirm, onCancel }: AskFirstProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('button')?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onConfirm();
  };
  return (
    <S.Form ref={form} aria-label={label} onSubmit={onSubmit}>
      {children}
      {failure && (
        <Notice tone="danger" title="Not done" role="alert">
          {keepTogether(actFailure(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" variant={variant} busy={isBusy} busyLabel="A moment...">
          {confirm}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </S.Buttons>
    </S.Form>
  );
}
