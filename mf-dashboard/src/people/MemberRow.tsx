import type { Member } from '@saltbush/clients/api';
import { MEMBER_ROLES } from '@saltbush/clients/api';
import { useVisitor } from '@saltbush/contract';
import { Badge, Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './people.styles.ts';
import { actorName } from './people-words.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { RoleForm } from './RoleForm.tsx';

interface MemberRowProps {
  member: Member;
  /** Whether whoever looks is an owner. */
  mayChange: boolean;
  isLastOwner: boolean;
  /** The member was removed, with the button that did it. */
  onGone: () => void;
}

/** One person: since when and by whom they belong to the company, and what an owner may do about them. */
export function MemberRow({ member, mayChange, isLastOwner, onGone }: MemberRowProps) {
  const [asked, setAsked] = useState<'role' | 'removal' | null>(null);
  const visitor = useVisitor();
  const { email, role, joinedAt, invitedBy, lastSignInAt } = member;
  const isYou = visitor.status === 'signed-in' && visitor.user.email.toLowerCase() === email.toLowerCase();
  const acts = useRef<HTMLDivElement>(null);
  const onClose = () => {
    setAsked(null);
    acts.current?.focus();
  };
  return (
    <S.Row aria-label={email}>
      <S.Who>
        <h3>
          {email}
          {isYou && ' (you)'}
        </h3>
        <div>
          <Badge tone={role === 'owner' ? 'good' : 'neutral'}>{MEMBER_ROLES[role].label}</Badge>
        </div>
        <p>
          Joined {sydneyMoment(joinedAt)}
          {invitedBy !== null && `, invited by ${actorName(invitedBy)}`}
        </p>
        <p>{lastSignInAt === null ? 'Not signed in within a week' : `Signed in last ${sydneyMoment(lastSignInAt)}`}</p>
      </S.Who>
      <S.Acts ref={acts} tabIndex={-1}>
        {mayChange && isLastOwner && <p>The only owner. Make somebody else an owner first.</p>}
        {mayChange && !isLastOwner && (
          <>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Change the role of ${email}`}
              aria-expanded={asked === 'role'}
              onClick={() => setAsked('role')}
            >
              Change role
            </Button>
            {!isYou && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${email}`}
                aria-expanded={asked === 'removal'}
                onClick={() => setAsked('removal')}
              >
                Remove
              </Button>
            )}
          </>
        )}
      </S.Acts>
      {asked === 'role' && <RoleForm member={member} onClose={onClose} />}
      {asked === 'removal' && <RemoveQuestion member={member} onClose={onClose} onGone={onGone} />}
    </S.Row>
  );
}
