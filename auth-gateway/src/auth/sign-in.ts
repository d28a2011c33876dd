/** Address that the issuer sends visitors back to. It is registered with the issuer. */
export const CALLBACK_PATH = '/api/callback';

/** Address that an external issuer calls when it ended a session (OpenID Connect Back-Channel Logout 1.0 §2.5). */
export const LOGOUT_NOTICE_PATH = '/api/auth/logout-notice';

/** What the site asks the issuer for. `roles` carries the claim that decides who may do what. */
export const SCOPES = 'openid email profile roles';

/** How long a proof of identity counts as recent, for acts that need one. */
export const RECENT_SECONDS = 15 * 60;

/** Allows asking an external issuer for a user's roles while they stay signed in (OpenID Connect Core §11). */
export const LASTING_SCOPE = 'offline_access';
