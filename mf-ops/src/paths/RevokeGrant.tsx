import { useDraft } from '@saltbush/contract';
import { Notice } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { apiError } from '../api/apiError.ts';
import { useChangeGrantMutation } from '../api/changeGrant.ts';
import { failureText } from '../api/failureText.ts';
import { ReasonField } from '../console/acts/ReasonField.tsx';
import { useReason } from '../console/acts/useReason.ts';
import { ActButtons } from '../sheet/ActButtons.tsx';
import * as A from '../sheet/acts.styles.ts';
import { useFocusOnInvalid } from '../sheet/useFocusOnInvalid.ts';
import { useLeaving } from '../sheet/useLeaving.ts';

interface RevokeGrantProps {
  path: string;
  to: string;
  onClose: () => void;
}

const REASONS = ['No longer needed', 'Granted by mistake', 'The owner needs it again'];

/** Ends a grant, once it is confirmed. */
export function RevokeGrant({ path, to, onClose }: RevokeGrantProps) {
  const form = useRef<HTMLFormElement>(null);
  const [change, changing] = useChangeGrantMutation();
  const reason = useReason(REASONS[0] ?? '');
  const noteIncomplete = useFocusOnInvalid(form);
  const { isLeaving, failure, leave } = useLeaving(changing.error);
  useDraft(true);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const why = reason.read();
    if (why === null) noteIncomplete();
    if (why === null || changing.isLoading || isLeaving) return;
    const answer = await change({ act: 'revoke', path, to, reason: why });
    leave(apiError(answer.error));
  };

  return (
    <A.Form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={`Revoke ${path} from ${to}`}>
      <A.Lead>Its page stays until its next activation. The next page has you confirm it.</A.Lead>
      <ReasonField suggestions={REASONS} value={reason.value} error={reason.error} onChange={reason.onChange} />
      {failure && (
        <Notice tone="danger" title="Not revoked" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <ActButtons
        confirm={`Revoke ${path}`}
        isGrave
        isBusy={changing.isLoading || isLeaving}
        busyLabel="Revoking"
        onBack={onClose}
      />
    </A.Form>
  );
}
