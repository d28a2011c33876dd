import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { Notice, TextAreaField } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as S from '../../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../../sheet/useFocusOnInvalid.ts';

const LONGEST_REASON = 500;

interface ReasonFormProps {
  heading: string;
  lead: string;
  confirm: string;
  isGrave?: boolean;
  /** Null when it succeeded. */
  send: (reason: string) => Promise<ApiError | null>;
  onDone: () => void;
  onBack: () => void;
  /** Fields before the reason, made with what the gateway refused of them. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** An act about somebody of a client, with the reason that is kept with it. */
export function ReasonForm({ heading, lead, confirm, isGrave, send, onDone, onBack, children }: ReasonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const focusInvalid = useFocusOnInvalid(form);
  const errors = Object.fromEntries((failure?.problem?.fields ?? []).map(({ path, message }) => [path, message]));
  const missing = isTried && reason.trim() === '' ? 'Give the reason: it is kept with the act.' : undefined;
  useDraft(reason !== '');
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsTried(true);
    if (reason.trim() === '') {
      focusInvalid();
      return;
    }
    setIsBusy(true);
    const refused = await send(reason.trim());
    setIsBusy(false);
    setFailure(refused);
    if (refused === null) onDone();
    else focusInvalid();
  };
  return (
    <S.Form ref={form} noValidate aria-label={heading} onSubmit={(event) => void onSubmit(event)}>
      <h3>{heading}</h3>
      <S.Lead>{lead}</S.Lead>
      <S.Fields>
        {children?.(errors)}
        <TextAreaField
          label="Reason"
          name="reason"
          help="Only staff read it."
          required
          maxLength={LONGEST_REASON}
          rows={2}
          value={reason}
          error={missing ?? errors.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </S.Fields>
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="danger" title="Nothing was changed" role="alert">
          <p>{failureText(failure)} What you typed is kept.</p>
        </Notice>
      )}
      <ActButtons confirm={confirm} isGrave={isGrave ?? false} isBusy={isBusy} onBack={onBack} />
    </S.Form>
  );
}
