/** Each piece that the gateway sends, and each that it gets, waits this long. */
const DELAY_MS = 100;

/**
 * A PostgreSQL behind a proxy that passes everything on at once until `slowDown` is called. `missing` says why there is
 * none on this machine.
 */
export async function startSlowDatabase() {
  const { startPostgres } = await import('../../auth-gateway/fixtures/startPostgres.ts');
  const { startFaultyProxy } = await import('../../auth-gateway/fixtures/startFaultyProxy.ts');
  const none = { url: null, slowDown: () => {}, stop: async () => {} };
  let postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    return { ...none, missing: `PostgreSQL did not start: ${error.message}` };
  }
  const proxy = await startFaultyProxy(await postgres.createEmptyDatabase());
  return {
    url: proxy.url,
    slowDown: () => proxy.pass(DELAY_MS),
    stop: async () => {
      await proxy.close();
      await postgres.stop();
    },
  };
}
