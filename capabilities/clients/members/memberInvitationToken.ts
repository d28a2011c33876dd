import type { PrivateLinks } from '@saltbush/capability/references';

/** The token of an invitation's link. The mail and the address that it was sent to are given the same one. */
export const memberInvitationToken = (links: PrivateLinks, submissionId: string): string =>
  links.token(`member-invitation:${submissionId}`);
