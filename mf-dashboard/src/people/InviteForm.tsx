import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import { MEMBER_ROLE_NAMES, MEMBER_ROLES, type MemberRole } from '@saltbush/clients/api';
import { useDraft, useToast } from '@saltbush/contract';
import { Button, icons, keepTogether, Notice, SelectField, TextField } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { useInviteMemberMutation } from '../api/people.ts';
import * as S from './people.styles.ts';

const ROLES = MEMBER_ROLE_NAMES.map((role) => ({ value: role, label: MEMBER_ROLES[role].label }));

/** Asks for an address and a role, and sends the invitation. What was typed stays until it is sent. */
export function InviteForm({ reference }: { reference: string }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [invite, { isLoading, error, reset }] = useInviteMemberMutation();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('booker');
  const failure = apiError(error);
  const fault = failure?.problem?.fields?.find(({ path }) => path === 'email')?.message;
  useDraft(email !== '');
  useEffect(() => {
    if (fault) form.current?.querySelector('input')?.focus();
  }, [fault]);

  // Another address or role is another invitation.
  const change = (act: () => void) => {
    reset();
    setSubmissionId(newSubmissionId());
    act();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const to = email.trim();
    const { data } = await invite({ reference, input: { submissionId, email: to, role } });
    if (!data) return;
    showToast({
      tone: 'success',
      title: `${to} is invited`,
      description: 'The link in the mail works for seven days.',
    });
    change(() => setEmail(''));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <S.Form ref={form} aria-label="Invite somebody" noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        required
        value={email}
        error={fault}
        help="They join with this very address, once they have proven that it is theirs"
        onChange={({ target }) => change(() => setEmail(target.value))}
      />
      <SelectField
        label="Role"
        name="role"
        options={ROLES}
        value={role}
        help={MEMBER_ROLES[role].does}
        onChange={({ target }) => change(() => setRole(target.value as MemberRole))}
      />
      {failure && !fault && (
        <Notice tone="danger" title="Nobody was invited" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" iconBefore={icons.mail} busy={isLoading} busyLabel="Sending">
          Send invitation
        </Button>
      </div>
    </S.Form>
  );
}
