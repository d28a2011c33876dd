/** Version of every development build. */
export const DEV_VERSION = '0.0.0-dev';
