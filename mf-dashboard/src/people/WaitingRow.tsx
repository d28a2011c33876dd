import { apiError } from '@saltbush/calls';
import { MEMBER_ROLES, type WaitingInvitation } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Badge, Button, keepTogether, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { useSendInvitationMutation, useTakeInvitationBackMutation } from '../api/people.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './people.styles.ts';
import { actorName } from './people-words.ts';

interface WaitingRowProps {
  invitation: WaitingInvitation;
  mayChange: boolean;
  /** The invitation is taken back, with the button that did it. */
  onGone: () => void;
}

/** An invitation without an answer: how old it is, until when it works, sending it again and taking it back. */
export function WaitingRow({ invitation, mayChange, onGone }: WaitingRowProps) {
  const { id, email, role, sentAt, expiresAt, hasEnded, invitedBy } = invitation;
  const showToast = useToast();
  const [send, sending] = useSendInvitationMutation();
  const [takeBack, takingBack] = useTakeInvitationBackMutation();
  const failure = apiError(sending.error ?? takingBack.error);
  const isBusy = sending.isLoading || takingBack.isLoading;

  const onSend = async () => {
    if (isBusy) return;
    const { data } = await send(id);
    if (data)
      showToast({ tone: 'success', title: 'The invitation is sent again', description: `A mail goes to ${email}` });
  };
  const onTakeBack = async () => {
    if (isBusy) return;
    const { data } = await takeBack(id);
    if (!data) return;
    showToast({ tone: 'success', title: `The invitation of ${email} is taken back` });
    onGone();
  };
  return (
    <S.Row aria-label={`Invitation of ${email}`}>
      <S.Who>
        <h3>{email}</h3>
        <div>
          <Badge tone={hasEnded ? 'warn' : 'neutral'}>{hasEnded ? 'Ended' : MEMBER_ROLES[role].label}</Badge>
        </div>
        <p>
          Sent {sydneyMoment(sentAt)} by {actorName(invitedBy)}
        </p>
        <p>
          {hasEnded ? 'Ended' : 'Works until'} {sydneyMoment(expiresAt)}
        </p>
      </S.Who>
      <S.Acts>
        {mayChange && (
          <>
            <Button
              size="small"
              variant="quiet"
              busy={sending.isLoading}
              busyLabel="Sending"
              aria-label={sending.isLoading ? undefined : `Send the invitation of ${email} again`}
              onClick={() => void onSend()}
            >
              Send again
            </Button>
            <Button
              size="small"
              variant="quiet"
              busy={takingBack.isLoading}
              busyLabel="Taking back"
              aria-label={takingBack.isLoading ? undefined : `Take the invitation of ${email} back`}
              onClick={() => void onTakeBack()}
            >
              Take back
            </Button>
          </>
        )}
      </S.Acts>
      {failure && (
        <Notice tone="danger" title="Nothing was changed" role="alert">
          {keepTogether(failureText(failure))}
        </Notice>
      )}
    </S.Row>
  );
}
