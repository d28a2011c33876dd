/** Where the issuer sends visitors back to; registered with it. */
export const CALLBACK_PATH = '/api/callback';

/** Where an external issuer says that it ended a session (OpenID Connect Back-Channel Logout 1.0 §2.5). */
export const LOGOUT_NOTICE_PATH = '/api/auth/logout-notice';

/** What the site asks the issuer for. `roles` carries the claim that decides who may do what. */
export const SCOPES = 'openid email profile roles';

/** How long a proof of who somebody is counts as recent, for acts that need one. */
export const RECENT_SECONDS = 15 * 60;

/** Lets an external issuer be asked for a user's roles while they stay signed in (OpenID Connect Core §11). */
export const LASTING_SCOPE = 'offline_access';
