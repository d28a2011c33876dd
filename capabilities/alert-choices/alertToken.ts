import type { PrivateLinks } from '@saltbush/capability/references';

/** Opens nothing and ends the mails of one user; the same in all of them, so that it works as long as they are kept. */
export const alertToken = (links: PrivateLinks, userId: string): string => links.token(`alerts:${userId}`);
