import type { InvitedBy } from '@saltbush/business-api/invitations';

/** Who says that the client is the contact: they judge by it whether to believe it. */
export function setUpBy(invitedBy: InvitedBy): string {
  switch (invitedBy.kind) {
    case 'visitor':
      return 'It was set up by somebody who was not signed in.';
    case 'user':
      return `It was set up by ${invitedBy.email}.`;
    case 'staff':
      return 'Our staff invite you.';
  }
}
