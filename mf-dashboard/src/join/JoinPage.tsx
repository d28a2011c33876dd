import { apiError } from '@saltbush/calls';
import { MEMBER_ROLES, type MemberInvitation, roleMeaning } from '@saltbush/clients/api';
import { useToast, useVisitor } from '@saltbush/contract';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, ButtonLink, keepTogether, Notice, TextLink, WayBack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { failureText } from '../api/failureText.ts';
import { useInvitationByLinkQuery, useJoinCompanyMutation } from '../api/joining.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './JoinPage.styles.ts';

/** Where the link of an invitation leads: says to what somebody is invited and by whom, and joins them once. */
export function JoinPage() {
  const { token = '' } = useParams();
  const { currentData, isFetching, refetch, ...query } = useInvitationByLinkQuery(token, {
    refetchOnMountOrArgChange: true,
  });
  const error = apiError(query.error);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Join a company</h1>
        </div>
      </F.Head>
      {currentData && <Invited token={token} invitation={currentData} />}
      {!currentData && error?.status === 404 && <NotForYou />}
      {!currentData && error && error.status !== 404 && (
        <Trouble
          title="The invitation could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && (
        <Panel title="Your invitation">
          <PanelSkeleton label="Reading the invitation" rows={4} />
        </Panel>
      )}
    </F.Page>
  );
}

const inviterName = (invitedBy: string) =>
  invitedBy === 'staff' ? 'Our staff invite you' : `${invitedBy} invites you`;

function Invited({ token, invitation }: { token: string; invitation: MemberInvitation }) {
  const { businessName, reference, role, invitedBy, expiresAt, status, isMember } = invitation;
  const showToast = useToast();
  const heading = useRef<HTMLParagraphElement>(null);
  const [join, { isLoading, error, data: joined }] = useJoinCompanyMutation();
  const failure = apiError(error);
  // The button that was pressed is gone, so the focus moves to what it led to.
  useEffect(() => {
    if (joined && isMember) heading.current?.focus();
  }, [joined, isMember]);

  if (isMember) {
    return (
      <Panel title={`You belong to ${businessName}`}>
        <S.Words>
          <p ref={heading} tabIndex={-1}>
            Its freight is in your dashboard.
          </p>
          <S.Acts>
            <ButtonLink href="/dashboard/shipments" size="small">
              See the shipments
            </ButtonLink>
            <ButtonLink href={`/dashboard/people?company=${reference}`} variant="secondary" size="small">
              See the people
            </ButtonLink>
          </S.Acts>
        </S.Words>
      </Panel>
    );
  }
  if (status !== 'open') {
    return (
      <Panel title={`The invitation to ${businessName}`} tone="mist">
        <p>{keepTogether(ENDED[status](sydneyMoment(expiresAt), invitedBy))}</p>
      </Panel>
    );
  }
  const { label } = MEMBER_ROLES[role];
  const onJoin = async () => {
    const { data } = await join(token);
    if (data) showToast({ tone: 'success', title: `You joined ${businessName}` });
  };
  return (
    <Panel title={businessName}>
      <S.Words>
        <p>
          {inviterName(invitedBy)} to the client account {reference}, in the role <strong>{label}</strong>:{' '}
          {roleMeaning(role)}.
        </p>
        <p>
          Join, and you see what is sent and billed for it, and everybody who belongs to it sees your e-mail address,
          and what you book from then on.
        </p>
        <S.Soft>The invitation works until {sydneyMoment(expiresAt)}. You do not know the company? Do nothing.</S.Soft>
        {failure && (
          <Notice tone="danger" title="You did not join" role="alert">
            {keepTogether(failureText(failure))}
          </Notice>
        )}
        <S.Acts>
          <Button busy={isLoading} busyLabel="Joining" onClick={() => void onJoin()}>
            Join {businessName}
          </Button>
        </S.Acts>
      </S.Words>
    </Panel>
  );
}

const askAgain = (invitedBy: string): string =>
  invitedBy === 'staff' ? `Call ${brand.phone}, and we invite you again.` : `Ask ${invitedBy} to invite you again.`;

const ENDED: Record<Exclude<MemberInvitation['status'], 'open'>, (until: string, invitedBy: string) => string> = {
  expired: (until, invitedBy) => `It worked until ${until}. ${askAgain(invitedBy)}`,
  accepted: (_until, invitedBy) => `It was used already: a link works once. ${askAgain(invitedBy)}`,
  withdrawn: (_until, invitedBy) => `It was taken back. ${askAgain(invitedBy)}`,
};

/** The page cannot tell whether the mail went to another address or the link is not complete. */
function NotForYou() {
  const visitor = useVisitor();
  const email = visitor.status === 'signed-in' ? visitor.user.email : 'you';
  return (
    <Panel title="No invitation for you here" tone="mist">
      <S.Words>
        <p>
          You are signed in as {email}, and this link is none of an invitation to that address. Did the mail go to
          another address of yours? <TextLink href="/api/logout">Sign out</TextLink>, open the link again and sign in
          with that one.
        </p>
        <p>Otherwise check that the link is complete, or ask whoever invited you for another one.</p>
      </S.Words>
    </Panel>
  );
}
