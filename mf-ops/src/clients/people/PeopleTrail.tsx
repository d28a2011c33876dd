import { MEMBER_ROLES, type MemberEvent } from '@saltbush/clients/api';
import { Disclosure } from '@saltbush/ui';
import { deskMoment } from '../../consignment/deskTime.ts';
import * as S from './PeopleCard.styles.ts';

const WHAT: Record<MemberEvent['act'], string> = {
  invited: 'Invited',
  'invited again': 'Invitation sent again',
  'taken back': 'Invitation taken back',
  joined: 'Joined',
  'role changed': 'Role changed',
  removed: 'Removed',
};

/** What was done about the people of a client: whom it was about, who did it and why. */
export function PeopleTrail({ events }: { events: readonly MemberEvent[] }) {
  return (
    <Disclosure title="What was changed">
      <S.List>
        {events.map(({ at, act, email, role, reason, actor }) => (
          <S.Row key={`${at} ${act} ${email}`}>
            <b>
              {WHAT[act]}: {email}, {MEMBER_ROLES[role].label}
            </b>
            {reason !== '' && <span>{reason}</span>}
            <span>
              {deskMoment(at)}, {actor}
            </span>
          </S.Row>
        ))}
      </S.List>
    </Disclosure>
  );
}
