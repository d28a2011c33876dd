/** Where the issuer sends visitors back to; registered with it. */
export const CALLBACK_PATH = '/api/callback';

/** What the site asks the issuer for. `roles` carries the claim that decides who may do what. */
export const SCOPES = 'openid email profile roles';

/** How long a proof of who somebody is counts as recent, for acts that need one. */
export const RECENT_SECONDS = 15 * 60;
