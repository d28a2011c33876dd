import { apiError } from '@saltbush/calls';
import type { DeskClientDetail } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Button, icons, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { useInviteContactMutation } from '../api/inviteContact.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { invitationText, mayInvite } from './invitationText.ts';

/** Users of the client, the invitation of its contact, and sending it again. */
export function UsersCard({ client }: { client: DeskClientDetail }) {
  const showToast = useToast();
  const [invite, { isLoading, error }] = useInviteContactMutation();
  const failure = apiError(error);
  const { reference, email, users, invitation } = client;

  const ask = async () => {
    const { data } = await invite({ reference });
    if (data) showToast({ title: 'The contact is invited', description: `A mail goes to ${email}`, tone: 'success' });
  };

  return (
    <DeskCard heading="Who signs in">
      {users.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <ul>
          {users.map((user) => (
            <li key={user}>{user}</li>
          ))}
        </ul>
      )}
      {(invitation !== null || mayInvite(client)) && <p>{invitationText(client)}</p>}
      {failure && (
        <Notice tone="danger" title="Not invited" role="alert">
          <p>{failureText(failure)}</p>
        </Notice>
      )}
      {mayInvite(client) && (
        <div data-print="hide">
          <Button
            variant="secondary"
            size="small"
            iconBefore={icons.mail}
            busy={isLoading}
            busyLabel="Inviting"
            onClick={() => void ask()}
          >
            {invitation === null ? 'Invite' : 'Invite again'}
          </Button>
        </div>
      )}
    </DeskCard>
  );
}
