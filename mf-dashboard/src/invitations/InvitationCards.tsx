import { FRESH } from '../api/fresh.ts';
import { useInvitationsQuery } from '../api/invitations.ts';
import { InvitationCard } from './InvitationCard.tsx';
import * as S from './InvitationCards.styles.ts';

/** Companies that ask whether the client belongs to them. Nothing is here for all but a few, and then nothing is said. */
export function InvitationCards({ onAnswered }: { onAnswered: () => void }) {
  const { data } = useInvitationsQuery(undefined, FRESH);
  if (!data || data.invitations.length === 0) return null;
  return (
    <S.Cards>
      {data.invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} onAnswered={onAnswered} />
      ))}
    </S.Cards>
  );
}
