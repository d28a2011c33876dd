import { apiError } from '@saltbush/calls';
import type { Invitation } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Panel } from '@saltbush/portal';
import { Button, keepTogether, Notice, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { failureText } from '../api/failureText.ts';
import { useAnswerInvitationMutation } from '../api/invitations.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './InvitationCards.styles.ts';
import { setUpBy } from './setUpBy.ts';

type Answer = 'acceptance' | 'refusal';

interface InvitationCardProps {
  invitation: Invitation;
  /** Called before the card is removed, to move the focus. */
  onAnswered: () => void;
}

/** One company that names the client as its contact, with what happens on joining and on refusing. */
export function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const { id, reference, businessName, invitedBy, expiresAt, status } = invitation;
  const showToast = useToast();
  const [send, { isLoading, error, originalArgs }] = useAnswerInvitationMutation();
  const failure = apiError(error);
  const title = `${businessName} names you as its contact`;

  const answer = async (given: Answer) => {
    const { data, error: refused } = await send({ id, answer: given });
    const problem = apiError(refused)?.problem;
    // It was answered in another tab meanwhile. This card disappears, so a toast gives the reason.
    if (problem?.code === 'invitation-settled') {
      showToast({ tone: 'info', title: 'This was answered already', description: problem.detail });
      onAnswered();
      return;
    }
    if (data) onAnswered();
    if (data?.status === 'accepted') {
      showToast({
        tone: 'success',
        title: `You joined ${businessName}`,
        description: 'Its freight is in your dashboard.',
      });
    } else if (data) {
      showToast({ tone: 'success', title: 'Noted: it is not yours', description: `Our staff see it on ${reference}.` });
    }
  };

  if (status === 'expired') {
    return (
      <Panel title={title} tone="mist">
        <S.Words>
          <p>
            The invitation ended without an answer, and nothing was shared. Is the company yours? Call{' '}
            <TextLink href={brand.phoneHref}>{brand.phone}</TextLink>{' '}
            {keepTogether(`and name ${reference}: we invite you again.`)}
          </p>
        </S.Words>
      </Panel>
    );
  }

  const actOf = (given: Answer) => ({
    busy: isLoading && originalArgs?.answer === given,
    disabled: isLoading && originalArgs?.answer !== given,
    onClick: () => void answer(given),
  });

  return (
    <Panel title={title}>
      <S.Question>
        <S.Words>
          <p>{keepTogether(setUpBy(invitedBy))}</p>
          <p>
            <strong>Join</strong>: you see what is sent and billed for this company, and everybody who belongs to it
            sees what you book from then on.
          </p>
          <p>
            <strong>Not mine</strong>: nothing is shared, you are not asked again, and our staff look into it.
          </p>
          <S.Soft>
            Reference {reference}. Without an answer the invitation ends on {sydneyMoment(expiresAt)}.
          </S.Soft>
        </S.Words>
        <S.Acts>
          <Button size="small" busyLabel="Joining" {...actOf('acceptance')} aria-label={`Join ${businessName}`}>
            Join
          </Button>
          <Button
            variant="secondary"
            size="small"
            busyLabel="Noting"
            {...actOf('refusal')}
            aria-label={`Not mine: ${businessName}`}
          >
            Not mine
          </Button>
        </S.Acts>
      </S.Question>
      {failure && (
        <Notice tone="danger" title="Your answer was not kept" role="alert">
          <p>{keepTogether(failureText(failure))}</p>
        </Notice>
      )}
    </Panel>
  );
}
