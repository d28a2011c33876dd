import { useDraft, useToast } from '@saltbush/contract';
import { Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { apiError } from '../api/apiError.ts';
import { failureText } from '../api/failureText.ts';
import { useRevokeReleaseTokenMutation } from '../api/revokeReleaseToken.ts';
import { ReasonField } from '../console/acts/ReasonField.tsx';
import { useReason } from '../console/acts/useReason.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useLeaving } from '../sheet/useLeaving.ts';

interface RevokeTokenProps {
  id: string;
  label: string;
  onClose: () => void;
}

const REASONS = ['No longer needed', 'May have leaked', 'Replaced by another'];

/** Ends a token at once and for good. */
export function RevokeToken({ id, label, onClose }: RevokeTokenProps) {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [revoke, revoking] = useRevokeReleaseTokenMutation();
  const reason = useReason(REASONS[0] ?? '');
  const noteIncomplete = useFocusOnInvalid(form);
  const { isLeaving, failure, leave } = useLeaving(revoking.error);
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const why = reason.read();
    if (why === null) noteIncomplete();
    if (why === null || revoking.isLoading || isLeaving) return;
    const answer = await revoke({ id, reason: why });
    const refused = apiError(answer.error);
    leave(refused);
    if (refused) return;
    showToast({ title: `Token ${label} is revoked`, description: 'It does not work any more.', tone: 'success' });
    onClose();
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={`Revoke ${label}`}>
      <A.Lead>It ends at once. The next page has you confirm it.</A.Lead>
      <ReasonField suggestions={REASONS} value={reason.value} error={reason.error} onChange={reason.onChange} />
      {failure && (
        <Notice tone="danger" title="Not revoked" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <ActButtons
        confirm={`Revoke ${label}`}
        isGrave
        isBusy={revoking.isLoading || isLeaving}
        busyLabel="Revoking"
        onBack={onClose}
      />
    </A.Form>
  );
}
