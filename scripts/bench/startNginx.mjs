/** For a site behind this nginx. Never a real issuer, database or address. */
export const SETTINGS = {
  NODE_ENV: 'test',
  DATABASE_URL: '',
  OIDC_ISSUER: '',
  OPERATOR_TOKEN: '',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '1',
};

/** nginx as in `deploy/nginx` in front of a gateway. `missing` says why there is none on this machine. */
export async function startNginx({ port, isOld = false }) {
  const { startNginx: start } = await import('../../deploy/testing/startNginx.ts');
  try {
    const adapt = (config) => (isOld ? config.replaceAll(' ssl http2', ' ssl') : config);
    const { httpsPort, stop } = await start({ gatewayPorts: [port], adapt });
    return { url: `https://localhost:${httpsPort}`, stop };
  } catch (error) {
    return { url: null, missing: `nginx did not start: ${error.message}`, stop: async () => {} };
  }
}
