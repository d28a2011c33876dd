import { apiError } from '@saltbush/calls';
import { MEMBER_ROLES, type WaitingInvitation } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Button, Notice } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { useSendMemberInvitationMutation, useTakeMemberInvitationBackMutation } from '../../api/deskPeople.ts';
import { failureText } from '../../api/failureText.ts';
import { deskMoment } from '../../consignment/deskTime.ts';
import * as S from './PeopleCard.styles.ts';
import { ReasonForm } from './ReasonForm.tsx';

interface WaitingInvitationRowProps {
  invitation: WaitingInvitation;
  onGone: () => void;
}

/** An invitation without an answer, to be sent again or taken back. */
export function WaitingInvitationRow({ invitation, onGone }: WaitingInvitationRowProps) {
  const { id, email, role, sentAt, expiresAt, hasEnded, invitedBy } = invitation;
  const showToast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [send, sending] = useSendMemberInvitationMutation();
  const [takeBack] = useTakeMemberInvitationBackMutation();
  const acts = useRef<HTMLDivElement>(null);
  const failure = apiError(sending.error);
  const onSend = async () => {
    const { data } = await send(id);
    if (data)
      showToast({ title: 'The invitation is sent again', description: `A mail goes to ${email}`, tone: 'success' });
  };
  return (
    <S.Row aria-label={`Invitation of ${email}`}>
      <b>{email}</b>
      <span>
        Invited as {MEMBER_ROLES[role].label} by {invitedBy}, sent {deskMoment(sentAt)},{' '}
        {hasEnded ? 'ended' : 'works until'} {deskMoment(expiresAt)}
      </span>
      {failure && (
        <Notice tone="danger" title="Not sent" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      <S.Acts ref={acts} tabIndex={-1} role="group" aria-label={`Acts on the invitation of ${email}`} data-print="hide">
        <Button
          variant="quiet"
          size="small"
          busy={sending.isLoading}
          busyLabel="Sending"
          aria-label={sending.isLoading ? undefined : `Send the invitation of ${email} again`}
          onClick={() => void onSend()}
        >
          Send again
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Take the invitation of ${email} back`}
          aria-expanded={isAsked}
          onClick={() => setIsAsked(true)}
        >
          Take back
        </Button>
      </S.Acts>
      {isAsked && (
        <ReasonForm
          heading={`Take the invitation of ${email} back`}
          lead="Its link opens nothing from then on. They get no mail."
          confirm="Take back"
          isGrave
          send={async (reason) => apiError((await takeBack({ id, input: { reason } })).error)}
          onDone={() => {
            showToast({ title: `The invitation of ${email} is taken back`, tone: 'success' });
            onGone();
          }}
          onBack={() => {
            setIsAsked(false);
            acts.current?.focus();
          }}
        />
      )}
    </S.Row>
  );
}
