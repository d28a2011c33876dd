import type { LogEntry } from '@saltbush/contract/release-api';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';

const gateway = gatewayOn('embedded');
beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) await gateway.publish(remoteFolder({ version }));
  for (const version of ['1.0.0', '1.1.0']) await gateway.activate('mf-quote', version);
  await gateway.rollback('mf-quote');
});

const lines = async (query: string) => {
  const { history } = (await gateway.get(`/api/releases/history?${query}`)).body as unknown as { history: LogEntry[] };
  return history.map(({ seq, kind, version }) => `${seq} ${kind} ${version}`);
};

it('returns the whole log, newest first, by kind and page by page', async () => {
  const all = await lines('all=1&name=mf-quote');
  expect(all.map((line) => line.replace(/^\d+ /, ''))).toEqual([
    'rollback 1.0.0',
    'activate 1.1.0',
    'activate 1.0.0',
    'publish 1.1.0',
    'publish 1.0.0',
  ]);
  expect(await lines('all=1&kind=activate')).toEqual(all.slice(1, 3));
  const page = await lines('all=1&limit=2');
  expect(page).toEqual(all.slice(0, 2));
  expect(await lines(`all=1&limit=2&before=${page[1]?.split(' ')[0]}`)).toEqual(all.slice(2, 4));
});

it.each(['kind=gone', 'before=x', 'limit=0', 'limit=501', 'more=1'])('refuses %s', async (query) => {
  expect((await gateway.get(`/api/releases/history?${query}`)).status).toBe(400);
});

it('says that nothing was ever published under a name, instead of showing an empty history', async () => {
  for (const query of ['name=mf-qoute', 'name=mf-qoute&all=1']) {
    expect(await gateway.get(`/api/releases/history?${query}`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-remote', detail: expect.stringContaining('mf-qoute') },
    });
  }
});

it('offers no development build of the host among what could be live, and tells of it in the log', async () => {
  for (const version of ['3.0.0', '3.0.0-development']) await gateway.publish(hostFolder(version));
  const { known } = (await gateway.get('/api/releases')).body as unknown as { known: Record<string, string[]> };
  expect(known.shell).toEqual(['3.0.0']);
  const { releases } = (await gateway.get('/api/releases/shell')).body as unknown as {
    releases: { version: string }[];
  };
  expect(releases.map(({ version }) => version)).toEqual(['3.0.0']);
  expect((await lines('all=1&name=shell'))[0]).toMatch(/publish 3\.0\.0-development$/);
});
