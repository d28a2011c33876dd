/** What the ids of API keys as users begin with. No person's id may: the gateway refuses such a sign-in. */
export const KEY_USER_PREFIX = 'key:';
