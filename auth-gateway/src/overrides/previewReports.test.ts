import type { ReleasePreview } from '@saltbush/contract/release-api';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { createVisits } from '../telemetry/createVisits.ts';
import { previewBrowser } from './testing/previewBrowser.ts';

const gateway = gatewayOn('embedded');
beforeAll(async () => {
  for (const folder of [hostFolder(), remoteFolder()]) {
    await gateway.publish(folder);
    await gateway.activate(folder.release.name, '1.0.0');
  }
  await gateway.publish(remoteFolder({ version: '1.1.0' }));
});

it('a preview makes the reports of its browser count nowhere, whichever release they are about', async () => {
  const link = (await gateway.post('/api/releases/mf-quote/previews', { version: '1.1.0' }))
    .body as unknown as ReleasePreview & { url: string };
  const { revision } = (await gateway.get('/api/releases')).body;
  const signed = (await createVisits(gateway.database)).issue(new Date(), Number(revision)).signed;
  const holder = previewBrowser(gateway.url, '');
  const tell = (cookie: string, visit?: string) => {
    const events = ['1.0.0', '1.1.0'].map((version) => ({ kind: 'abandoned', remote: 'mf-quote', version }));
    const own: Record<string, string> = cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
    return gateway.post('/api/telemetry', { ...(visit ? { visit } : {}), events }, own);
  };
  expect((await holder.open(link.url)).status).toBe(303);
  expect((await tell(holder.cookie())).status).toBe(204);
  expect((await tell(holder.cookie(), signed)).status).toBe(204);
  // The report of somebody else is stored after all that were sent before it.
  expect((await tell('')).status).toBe(200);
  const rows = () => gateway.database.db.selectFrom('release_visits').select(['visit', 'version']).execute();
  while ((await rows()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rows()).toMatchObject([{ version: '1.0.0' }]);
});
