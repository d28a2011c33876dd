/** The version that every development build has. */
export const DEV_VERSION = '0.0.0-dev';
