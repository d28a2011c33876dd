import { apiError } from '@saltbush/calls';
import { MEMBER_ROLE_NAMES, MEMBER_ROLES, mayDo, type People } from '@saltbush/clients/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import * as R from '@saltbush/portal/rows.styles';
import { FactList } from '@saltbush/ui';
import { useRef } from 'react';
import { FRESH } from '../api/fresh.ts';
import { usePeopleQuery } from '../api/people.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import * as S from './people.styles.ts';
import { eventText } from './people-words.ts';
import { WaitingRow } from './WaitingRow.tsx';

const LIST = 'members';

/** The people of one company: everybody sees them, owners change them. */
export function CompanyPeople({ reference }: { reference: string }) {
  const { data: people, isFetching, refetch, ...query } = usePeopleQuery(reference, FRESH);
  const error = apiError(query.error);
  const list = useRef<HTMLDivElement>(null);
  // What was pressed is gone, so the focus moves to the list that it changed.
  const onGone = () => list.current?.querySelector<HTMLElement>(`#${LIST}`)?.focus();

  if (!people) {
    return (
      <Panel title="Who belongs to it">
        {error ? (
          <Trouble
            title="The people could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PanelSkeleton label="Reading the people" rows={6} />
        )}
      </Panel>
    );
  }
  const mayChange = mayDo(people.role, 'people');
  const owners = people.members.filter(({ role }) => role === 'owner').length;
  return (
    <F.Areas ref={list}>
      <F.Main>
        <Panel title="Who belongs to it" id={LIST}>
          <R.List>
            {people.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                mayChange={mayChange}
                isLastOwner={owners === 1 && member.role === 'owner'}
                onGone={onGone}
              />
            ))}
          </R.List>
        </Panel>
        <Waiting people={people} mayChange={mayChange} onGone={onGone} />
      </F.Main>
      <F.Beside>
        <Panel title="Invite somebody">
          {mayChange ? (
            <InviteForm reference={reference} />
          ) : (
            <p>
              You belong to it as {MEMBER_ROLES[people.role].as}. Owners invite people, change roles and remove them.
            </p>
          )}
        </Panel>
        <Panel title="What each role may do" tone="mist">
          <FactList
            rows={MEMBER_ROLE_NAMES.map((role) => ({
              term: MEMBER_ROLES[role].label,
              detail: MEMBER_ROLES[role].does,
            }))}
          />
        </Panel>
      </F.Beside>
      <F.Rest>
        <Panel title="What was changed">
          {people.events.length === 0 ? (
            <p>Nobody was invited, changed or removed yet. Whoever does it stands here, with the time.</p>
          ) : (
            <S.Events>
              {people.events.map((event) => (
                <li key={`${event.at} ${event.act} ${event.email}`}>
                  <time dateTime={event.at}>{sydneyMoment(event.at)}</time>
                  {eventText(event)}
                </li>
              ))}
            </S.Events>
          )}
        </Panel>
      </F.Rest>
    </F.Areas>
  );
}

function Waiting({ people, mayChange, onGone }: { people: People; mayChange: boolean; onGone: () => void }) {
  return (
    <Panel title="Invited">
      {people.invitations.length === 0 ? (
        <p>No invitation waits for an answer.</p>
      ) : (
        <R.List>
          {people.invitations.map((invitation) => (
            <WaitingRow key={invitation.id} invitation={invitation} mayChange={mayChange} onGone={onGone} />
          ))}
        </R.List>
      )}
    </Panel>
  );
}
