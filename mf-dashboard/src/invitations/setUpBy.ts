import type { InvitedBy } from '@saltbush/clients/api';

/** Who named the client as the contact, so that the client can judge whether to believe it. */
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
