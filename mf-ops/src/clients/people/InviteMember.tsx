import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { MemberRole } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { TextField } from '@saltbush/ui';
import { useState } from 'react';
import { useInviteMemberMutation } from '../../api/deskPeople.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { RoleField } from './RoleField.tsx';

interface InviteMemberProps {
  /** Of the client. */
  reference: string;
  onClose: () => void;
}

/** Invites an address to a client's account on behalf of staff. */
export function InviteMember({ reference, onClose }: InviteMemberProps) {
  const showToast = useToast();
  const [invite] = useInviteMemberMutation();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('owner');
  // Another address or role is another invitation.
  const change = (act: () => void) => {
    setSubmissionId(newSubmissionId());
    act();
  };
  const to = email.trim();
  return (
    <ReasonForm
      heading="Invite somebody"
      lead="They get a mail with a link that works once, for seven days, and join with that very address."
      confirm="Send invitation"
      send={async (reason) =>
        apiError((await invite({ reference, input: { submissionId, email: to, role, reason } })).error)
      }
      onDone={() => {
        showToast({ title: `${to} is invited`, tone: 'success' });
        onClose();
      }}
      onBack={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            value={email}
            error={errors.email}
            onChange={({ target }) => change(() => setEmail(target.value))}
          />
          <RoleField value={role} onChange={(next) => change(() => setRole(next))} />
        </>
      )}
    </ReasonForm>
  );
}
