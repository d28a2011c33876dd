import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import { Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { failureText } from '../../api/failureText.ts';
import { ActButtons } from '../../sheet/ActButtons.tsx';
import * as A from '../../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../../sheet/useFocusOnInvalid.ts';
import { useLeaving } from '../../sheet/useLeaving.ts';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

const WORDS = {
  Revoke: { not: 'Not revoked', busy: 'Revoking' },
  Remove: { not: 'Not removed', busy: 'Removing' },
  'Take back': { not: 'Not changed', busy: 'Changing' },
  'Only tell of': { not: 'Not changed', busy: 'Changing' },
} as const;

interface RevokeFormProps {
  verb?: keyof typeof WORDS;
  /** What is revoked, as in `Revoke Team quote`. */
  what: string;
  /** Names the form when `what` is not enough. */
  label?: string;
  /** Consequence of the act. */
  lead: string;
  /** Suggested reasons; the first is filled in. */
  reasons: readonly string[];
  /** The state of the call. */
  call: { isLoading: boolean; error?: unknown };
  send: (reason: string) => Promise<{ error?: unknown }>;
  /** Called once it is revoked, when no confirmation was asked for. */
  onRevoked?: () => void;
  onClose: () => void;
}

/** Takes the reason for which something is revoked or changed, and leaves for the confirmation. */
export function RevokeForm(props: RevokeFormProps) {
  const { verb = 'Revoke', what, label = `${verb} ${what}`, lead, reasons, call, send, onRevoked, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const reason = useReason(reasons[0] ?? '');
  const noteIncomplete = useFocusOnInvalid(form);
  const { isLeaving, failure, leave } = useLeaving(call.error);
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const why = reason.read();
    if (why === null) noteIncomplete();
    if (why === null || call.isLoading || isLeaving) return;
    const refused = apiError((await send(why)).error);
    leave(refused);
    if (refused) return;
    onRevoked?.();
    onClose();
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={label}>
      <A.Lead>{lead}</A.Lead>
      <ReasonField suggestions={reasons} value={reason.value} error={reason.error} onChange={reason.onChange} />
      {failure && (
        <Notice tone="danger" title={WORDS[verb].not} role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <ActButtons
        confirm={`${verb} ${what}`}
        isGrave={verb === 'Revoke' || verb === 'Remove'}
        isBusy={call.isLoading || isLeaving}
        busyLabel={WORDS[verb].busy}
        onBack={onClose}
      />
    </A.Form>
  );
}
