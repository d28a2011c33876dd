import type { PrivateLinks } from '@saltbush/capability/references';

/** The token of a quote's private link. */
export const quoteToken = (links: PrivateLinks, reference: string): string => links.token(`quote:${reference}`);
