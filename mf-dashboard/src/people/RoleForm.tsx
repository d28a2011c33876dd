import { apiError } from '@saltbush/calls';
import { MEMBER_ROLE_NAMES, MEMBER_ROLES, type Member, type MemberRole } from '@saltbush/clients/api';
import { useDraft, useToast } from '@saltbush/contract';
import { Button, keepTogether, Notice, SelectField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useChangeRoleMutation } from '../api/people.ts';
import * as S from './people.styles.ts';

const ROLES = MEMBER_ROLE_NAMES.map((role) => ({ value: role, label: MEMBER_ROLES[role].label }));

/** Gives a member another role, which counts from their next page on. */
export function RoleForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [change, { isLoading, error }] = useChangeRoleMutation();
  const [role, setRole] = useState<MemberRole>(member.role);
  // The version that was shown with the role that is to be changed.
  const [version] = useState(member.version);
  const failure = apiError(error);
  useDraft(role !== member.role);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await change({ id: member.id, input: { version, role } });
    if (!data) return;
    showToast({ tone: 'success', title: `${member.email} is ${MEMBER_ROLES[role].as} now` });
    onClose();
  };
  return (
    <S.Question ref={form} aria-label={`Role of ${member.email}`} onSubmit={(event) => void onSubmit(event)}>
      <SelectField
        label="Role"
        name="role"
        options={ROLES}
        value={role}
        help={MEMBER_ROLES[role].does}
        onChange={({ target }) => setRole(target.value as MemberRole)}
      />
      {failure && (
        <Notice tone="danger" title="The role is as it was" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <S.Buttons>
        <Button type="submit" size="small" busy={isLoading} busyLabel="Saving">
          Save the role
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Back
        </Button>
      </S.Buttons>
    </S.Question>
  );
}
