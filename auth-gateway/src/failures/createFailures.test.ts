import type { FailuresReport } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { mappedFolder } from '../../fixtures/mappedFolder.ts';
import { threadOptions } from '../../fixtures/startTestGateway.ts';
import { createLog } from '../log.ts';
import { createFailures } from './createFailures.ts';

describe.each(DATABASES)('createFailures on the %s database', (kind) => {
  const gateway = gatewayOn(kind);

  it('keeps the place of a failure whose release was taken back while it waited', async () => {
    await gateway.publish(mappedFolder());
    const failures = createFailures({
      database: gateway.database,
      liveSet: () => ({ revision: 1, entries: new Map() }),
      providerOf: () => null,
      apiRoutes: [],
      threadOptions,
      log: createLog('silent'),
    });
    failures.add({
      ...{ side: 'browser', visit: 'a', address: '198.51.100.1', browser: '', page: '/quote', steps: [] },
      release: { name: 'mf-quote', version: '1.0.0' },
      ...{ name: 'TypeError', message: '', components: '' },
      stack: 'TypeError\n    at t (https://saltbush.example/mf/mf-quote/1.0.0/page.js:1:13)',
    });
    await failures.settled();
    await failures.close();
    const { failures: kept } = (await gateway.get('/api/releases/failures')).body as unknown as FailuresReport;
    expect(kept).toMatchObject([
      { source: 'mf-quote/src/quote/QuoteForm.tsx', visits: 1, releases: [{ version: '1.0.0' }] },
    ]);
  });
});
