import type { MyInvitation } from '@saltbush/clients/api';
import { Panel } from '@saltbush/portal';
import { ButtonLink } from '@saltbush/ui';
import * as S from './InvitationCards.styles.ts';

/** A company that invites the client to join it, for whoever has not opened the mail. */
export function WaitingCard({ invitation }: { invitation: MyInvitation }) {
  const { token, businessName, invitedBy } = invitation;
  return (
    <Panel title={`${businessName} invites you`}>
      <S.Question>
        <p>{invitedBy === 'staff' ? 'Our staff invite' : `${invitedBy} invites`} you to its client account.</p>
        <ButtonLink href={`/dashboard/join/${token}`} size="small">
          See the invitation
        </ButtonLink>
      </S.Question>
    </Panel>
  );
}
