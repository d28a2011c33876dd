import { apiError } from '@saltbush/calls';
import type { DeskClientDetail } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { Button, icons, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import { useInviteContactMutation } from '../api/inviteContact.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { invitationText, mayInvite } from './invitationText.ts';

/** The invitation of the client's contact, and sending it again. Nothing for a contact who belongs to it and was never asked. */
export function ContactCard({ client }: { client: DeskClientDetail }) {
  const showToast = useToast();
  const [invite, { isLoading, error }] = useInviteContactMutation();
  const failure = apiError(error);
  const { reference, email, invitation } = client;

  const ask = async () => {
    const { data } = await invite({ reference });
    if (data) showToast({ title: 'The contact is invited', description: `A mail goes to ${email}`, tone: 'success' });
  };

  if (invitation === null && !mayInvite(client)) return null;
  return (
    <DeskCard heading="The contact">
      <p>{invitationText(client)}</p>
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
