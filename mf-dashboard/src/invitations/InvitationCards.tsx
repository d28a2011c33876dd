import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { useInvitationsQuery } from '../api/invitations.ts';
import { InvitationCard } from './InvitationCard.tsx';
import * as S from './InvitationCards.styles.ts';
import { NoInvitation } from './NoInvitation.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** Query parameter of the link in a mail: the reference of the client account. */
const INVITATION = 'invitation';
const REFERENCE = /^CL-\d{4}-\d{1,9}$/;

/**
 * Companies that ask whether the client belongs to them. Few clients see any. A client who came by the link of a mail
 * and finds none gets an explanation.
 */
export function InvitationCards({ onAnswered }: { onAnswered: () => void }) {
  const { data } = useInvitationsQuery(undefined, FRESH);
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(INVITATION) ?? '';
  const wanted = REFERENCE.test(given) ? given : null;
  if (!data) return null;
  const { invitations, waiting = [] } = data;
  const isMissing = wanted !== null && invitations.every(({ reference }) => reference !== wanted);
  if (invitations.length + waiting.length === 0 && !isMissing) return null;

  const forget = () => {
    parameters.delete(INVITATION);
    setParameters(parameters, { replace: true });
  };
  const leave = () => {
    if (wanted !== null) forget();
    onAnswered();
  };
  return (
    <S.Cards>
      {isMissing && <NoInvitation reference={wanted} onDismiss={leave} />}
      {waiting.map((invitation) => (
        <WaitingCard key={invitation.token} invitation={invitation} />
      ))}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} onAnswered={leave} />
      ))}
    </S.Cards>
  );
}
