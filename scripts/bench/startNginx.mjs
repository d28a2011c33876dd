/** For a site behind this nginx. Never a real issuer, database or address. */
export const SETTINGS = {
  NODE_ENV: 'test',
  DATABASE_URL: '',
  OIDC_ISSUER: '',
  OPERATOR_TOKEN: '',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '1',
};

/**
 * nginx as in `deploy/nginx` in front of a gateway. `adapt` changes its configuration. `missing` says why there is none
 * on this machine.
 */
export async function startNginx({ port, adapt = (config) => config }) {
  const { startNginx: start } = await import('../../deploy/testing/startNginx.ts');
  try {
    const { httpsPort, stop } = await start({ gatewayPorts: [port], adapt });
    return { port: httpsPort, stop };
  } catch (error) {
    return { port: null, missing: `nginx did not start: ${error.message}`, stop: async () => {} };
  }
}
