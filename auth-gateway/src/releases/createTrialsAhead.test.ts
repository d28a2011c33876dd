import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { createTrialsAhead } from './createTrialsAhead.ts';
import { NO_TRIALS, type Trials } from './trials.ts';

/** What was tried, in order. */
let tried: string[];
let onTried: () => void;
let passes: boolean;

const trials: Trials = {
  isTried: ({ changed }) => changed.every(({ name, version }) => passes && tried.includes(`${name} ${version}`)),
  async run({ changed }) {
    tried.push(...changed.map(({ name, version }) => `${name} ${version}`));
    onTried();
    if (!passes) throw new Error('It throws.');
  },
};
const aheadWith = (given: Trials) =>
  createTrialsAhead({ database: gateway.database, releases: { trials: () => given }, log: { debug: () => {} } });
const untilTried = (count: number) =>
  new Promise<void>((resolve) => {
    onTried = () => tried.length >= count && resolve();
  });

const gateway = gatewayOn('embedded');
beforeAll(async () => {
  await gateway.publish(hostFolder());
  await gateway.activate('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ version }));
});
beforeEach(() => {
  tried = [];
  passes = true;
});

it('tries what was published, of one name the newest that waits, and activates nothing', async () => {
  const tryAhead = aheadWith(trials);
  const all = untilTried(2);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) tryAhead('mf-quote', version);
  await all;
  expect(tried).toEqual(['mf-quote 1.0.0', 'mf-quote 1.2.0']);
  const { live } = (await gateway.get('/api/releases')).body as { live: { name: string }[] };
  expect(live.map(({ name }) => name)).toEqual(['shell']);
});

it('goes on after a release that fails, and after one that there is not', async () => {
  const tryAhead = aheadWith(trials);
  passes = false;
  const first = untilTried(1);
  tryAhead('mf-quote', '1.0.0');
  tryAhead('mf-other', '9.9.9');
  await first;
  passes = true;
  const second = untilTried(2);
  tryAhead('mf-quote', '1.2.0');
  await second;
  expect(tried).toEqual(['mf-quote 1.0.0', 'mf-quote 1.2.0']);
});

it('does nothing where pages are not rendered', () => {
  const tryAhead = aheadWith(NO_TRIALS);
  tryAhead('mf-quote', '1.0.0');
  expect(tried).toEqual([]);
});

it('does not try the development build of a host, and tries the host that it goes with', async () => {
  for (const version of ['1.1.0', '1.1.0-development']) await gateway.publish(hostFolder(version));
  const tryAhead = aheadWith(trials);
  const hosts = () => tried.filter((one) => one.startsWith('shell'));
  const first = new Promise<void>((resolve) => {
    onTried = () => hosts().length > 0 && resolve();
  });
  tryAhead('shell', '1.1.0');
  tryAhead('shell', '1.1.0-development');
  await first;
  expect(hosts()).toEqual(['shell 1.1.0']);
});
