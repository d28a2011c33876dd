import { apiError } from '@saltbush/calls';
import { MEMBER_ROLES, type Member } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { useState } from 'react';
import { useChangeMemberRoleMutation, useRemoveMemberMutation } from '../../api/deskPeople.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { RoleField } from './RoleField.tsx';

interface MemberActProps {
  member: Member;
  onClose: () => void;
}

/** Gives a member another role on behalf of staff. */
export function ChangeMemberRole({ member, onClose }: MemberActProps) {
  const showToast = useToast();
  const [change] = useChangeMemberRoleMutation();
  const [role, setRole] = useState(member.role);
  // The version that was shown with the role that is to be changed.
  const [version] = useState(member.version);
  return (
    <ReasonForm
      heading={`Role of ${member.email}`}
      lead="It counts from their next page on."
      confirm="Save the role"
      send={async (reason) => apiError((await change({ id: member.id, input: { version, role, reason } })).error)}
      onDone={() => {
        showToast({ title: `${member.email} is ${MEMBER_ROLES[role].as} now`, tone: 'success' });
        onClose();
      }}
      onBack={onClose}
    >
      {() => <RoleField value={role} onChange={setRole} />}
    </ReasonForm>
  );
}

/** Removes a member on behalf of staff. */
export function RemoveMember({ member, onClose, onGone }: MemberActProps & { onGone: () => void }) {
  const { id, email, version } = member;
  const showToast = useToast();
  const [remove] = useRemoveMemberMutation();
  return (
    <ReasonForm
      heading={`Remove ${email}`}
      lead="They are signed out at once, see nothing of the company from then on, and get a mail. What they booked stays."
      confirm="Remove"
      isGrave
      send={async (reason) => apiError((await remove({ id, input: { version, reason } })).error)}
      onDone={() => {
        showToast({ title: `${email} is removed`, tone: 'success' });
        onGone();
      }}
      onBack={onClose}
    />
  );
}
