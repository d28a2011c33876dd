import { apiError } from '@saltbush/calls';
import { Button, icons } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { useDeskPeopleQuery } from '../../api/deskPeople.ts';
import { failureText } from '../../api/failureText.ts';
import { usePollingOptions } from '../../frame/keep-fresh.ts';
import { RowsSkeleton } from '../../frame/RowsSkeleton.tsx';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import { InviteMember } from './InviteMember.tsx';
import { MemberRow } from './MemberRow.tsx';
import * as S from './PeopleCard.styles.ts';
import { PeopleTrail } from './PeopleTrail.tsx';
import { WaitingInvitationRow } from './WaitingInvitationRow.tsx';

/** Who belongs to a client, who is invited, and what was done about them, by whom and why. */
export function PeopleCard({ reference }: { reference: string }) {
  const { currentData: people, ...query } = useDeskPeopleQuery(reference, usePollingOptions());
  const [isInviting, setIsInviting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = apiError(query.error);
  const owners = people?.members.filter(({ role }) => role === 'owner').length;
  // What was pressed is gone.
  const onGone = () => heading.current?.focus();
  const closeInviting = () => {
    setIsInviting(false);
    onGone();
  };
  return (
    <DeskCard heading="People" headingRef={heading}>
      {!people && failure && <p>The people could not be read. {failureText(failure)}</p>}
      {!people && !failure && <RowsSkeleton label="Reading the people" />}
      {people?.members.length === 0 && <p>Nobody belongs to it yet.</p>}
      {people && people.members.length + people.invitations.length > 0 && (
        <S.List>
          {people.members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isLastOwner={owners === 1 && member.role === 'owner'}
              onGone={onGone}
            />
          ))}
          {people.invitations.map((invitation) => (
            <WaitingInvitationRow key={invitation.id} invitation={invitation} onGone={onGone} />
          ))}
        </S.List>
      )}
      {people && isInviting && <InviteMember reference={reference} onClose={closeInviting} />}
      {people && !isInviting && (
        <div data-print="hide">
          <Button variant="secondary" size="small" iconBefore={icons.mail} onClick={() => setIsInviting(true)}>
            Invite somebody
          </Button>
        </div>
      )}
      {people && people.events.length > 0 && <PeopleTrail events={people.events} />}
    </DeskCard>
  );
}
