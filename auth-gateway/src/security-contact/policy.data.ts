import { brand } from '@saltbush/ui/brand';

/** How to report a weakness, and what happens then. SECURITY.md has the same words. */
export const POLICY = [
  `Write to ${brand.email} with "security" in the subject. Say what you did, what came of it, and how we can do it again. Do not open a public issue.`,
  'We answer within three working days, say within ten what we make of it, and tell you when it is mended. We name you with the mend if you like.',
  'In scope: the site and its API, releases and how they get live, the gateway, and the files under deploy/. Out of scope: mail servers, identity providers and databases that others run, and floods of traffic: tell us of a single request that costs too much instead.',
  'Use accounts and bookings of your own, read nothing of others, change and delete nothing, and stop as soon as you have shown it. Whoever keeps to this we do not pursue, and we thank them.',
] as const;
