import { MEMBER_ROLES, type Member } from '@saltbush/clients/api';
import { Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { deskMoment } from '../../consignment/deskTime.ts';
import { ChangeMemberRole, RemoveMember } from './MemberActs.tsx';
import * as S from './PeopleCard.styles.ts';

interface MemberRowProps {
  member: Member;
  isLastOwner: boolean;
  /** The member was removed, with the button that did it. */
  onGone: () => void;
}

/** One person of a client, and what staff may do about them. */
export function MemberRow({ member, isLastOwner, onGone }: MemberRowProps) {
  const [asked, setAsked] = useState<'role' | 'removal' | null>(null);
  const { email, role, joinedAt, invitedBy, lastSignInAt } = member;
  const acts = useRef<HTMLDivElement>(null);
  const onClose = () => {
    setAsked(null);
    acts.current?.focus();
  };
  return (
    <S.Row aria-label={email}>
      <b>{email}</b>
      <span>
        {MEMBER_ROLES[role].label}, joined {deskMoment(joinedAt)}
        {invitedBy !== null && `, invited by ${invitedBy}`},{' '}
        {lastSignInAt === null ? 'not signed in within a week' : `signed in last ${deskMoment(lastSignInAt)}`}
      </span>
      {isLastOwner && <span>The only owner stays: make somebody else an owner first.</span>}
      {!isLastOwner && (
        <S.Acts ref={acts} tabIndex={-1} role="group" aria-label={`Acts on ${email}`} data-print="hide">
          <Button
            variant="quiet"
            size="small"
            aria-label={`Change the role of ${email}`}
            aria-expanded={asked === 'role'}
            onClick={() => setAsked('role')}
          >
            Change role
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${email}`}
            aria-expanded={asked === 'removal'}
            onClick={() => setAsked('removal')}
          >
            Remove
          </Button>
        </S.Acts>
      )}
      {asked === 'role' && <ChangeMemberRole member={member} onClose={onClose} />}
      {asked === 'removal' && <RemoveMember member={member} onClose={onClose} onGone={onGone} />}
    </S.Row>
  );
}
