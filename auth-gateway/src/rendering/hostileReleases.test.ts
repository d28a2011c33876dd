import type { BootState } from '@saltbush/contract/boot';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { childrenOf } from '../../fixtures/childrenOf.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { HOSTILE_RELEASES, type HostileRelease } from '../../fixtures/hostile-releases/hostile-releases.data.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { createRenderPool, type RenderPool } from './createRenderPool.ts';
import type { RenderJob } from './RenderJob.ts';
import { residentMb } from './residentMb.ts';

const boot: BootState = {
  revision: 1,
  visitor: { status: 'signed-out' },
  remotes: [],
  hostVersion: '1.0.0',
  hostWithdrawn: [],
  overrides: [],
  rendered: null,
  staffAppUrl: '',
  loadTimeoutMs: 1000,
};

const HOST = reactHost();
const GOOD = bundleOf({ page: '' });
const MEMORY_MB = 220;
/** Megabytes of a process that renders harmless pages. */
const AT_REST_MB = 110;
/** Megabytes by which the gateway itself may grow, however much a page asks for. */
const MOST_GROWTH_MB = 100;

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let pool: RenderPool;

function job(
  remote: string,
  code: string,
  expose = './GoodPage',
  visitor: BootState['visitor'] = boot.visitor,
): RenderJob {
  return {
    host: { key: 'shell@1.0.0', load: async () => HOST },
    page: { key: `${remote}@1.0.0`, load: async () => code, expose },
    boot: { ...boot, visitor },
    url: '/page',
  };
}

/** Pages of two other teams, as visitors get them. */
const othersNow = () => Promise.all(['mf-one', 'mf-two'].map((remote) => pool.render(job(remote, GOOD))));

const ownMb = () => residentMb(process.pid) ?? 0;

beforeAll(async () => {
  worker = await buildRenderWorker();
  const { workerUrl } = worker;
  // So few processes that the hostile release's process is replaced by the next release's. Then the memory held can be
  // compared.
  const few = { mostProcesses: 4, mostKeptMb: 700 };
  pool = createRenderPool({
    workerUrl,
    timeoutMs: 2_000,
    longestWaitMs: 20_000,
    heapMb: 96,
    memoryMb: MEMORY_MB,
    ...few,
  });
});

afterAll(async () => {
  await pool.close();
  await worker.remove();
});

describe('a release that means harm', () => {
  const cases: readonly HostileRelease[] = HOSTILE_RELEASES;
  let others: Awaited<ReturnType<typeof othersNow>>;
  let own = 0;

  beforeAll(async () => {
    others = await othersNow();
    expect(others).toEqual([
      expect.objectContaining({ status: 'rendered', html: expect.stringContaining('good <!-- -->3') }),
      expect.objectContaining({ status: 'rendered' }),
    ]);
    own = ownMb();
  });

  it.each(cases.map((one, index) => ({ ...one, index })))('with $what fails only its own page', async (hostile) => {
    const [remote, code] = [`mf-hostile-${hostile.index}`, bundleOf(hostile)];
    const user = { id: '7', email: 'x@y.example', firstName: 'Xenia', roles: [] };
    const result = await pool.render(job(remote, code, './HostilePage', { status: 'signed-in', user }));
    expect(hostile.outcome).toContain(result.status === 'rendered' ? 'rendered' : result.code);
    if (result.status === 'failed') expect(result.message.length).toBeLessThan(5_000);
    expect(await othersNow()).toEqual(others);
    expect(ownMb() - own).toBeLessThan(MOST_GROWTH_MB);
    for (const pid of childrenOf(process.pid)) expect(residentMb(pid) ?? 0).toBeLessThan(MEMORY_MB);
  });

  it.each(cases.filter(({ tampers }) => tampers))(
    'with $what cannot change even the frame around its own next page',
    async (hostile) => {
      const [remote, code] = [`mf-again ${hostile.what}`, bundleOf(hostile)];
      await expect(pool.render(job(remote, code, './HostilePage'))).resolves.toMatchObject({ status: 'rendered' });
      expect(await pool.render(job(remote, code))).toEqual(others[0]);
    },
  );

  it('reaches no file in other ways', async () => {
    const hostile = cases.find(({ what }) => what === 'files by other ways');
    const result = await pool.render(job('mf-files', bundleOf(hostile ?? { page: '' }), './HostilePage'));
    expect(result).toMatchObject({ html: expect.stringContaining('>no,no,no,no,no<') });
  });

  it('leaves no memory behind', async () => {
    // Render as many releases as there are processes, so that those of the hostile ones are ended.
    for (const remote of ['mf-three', 'mf-four', 'mf-five', 'mf-six']) await pool.render(job(remote, GOOD));
    for (const pid of childrenOf(process.pid)) expect(residentMb(pid) ?? 0).toBeLessThan(AT_REST_MB);
    expect(childrenOf(process.pid).length).toBeLessThanOrEqual(6);
  });
});
