import type { LiveSet } from '../releases/liveSet.ts';
import { createReadiness } from './createReadiness.ts';

const NO_HOST: LiveSet = { revision: 0, entries: new Map() };
const WITH_HOST = { revision: 1, entries: new Map([['shell', {}]]) } as unknown as LiveSet;

const WELL = {
  database: { hasRoom: () => true, isSchemaKnown: async () => true },
  releases: { liveSet: () => WITH_HOST },
  isIssuerThere: async () => true,
  isRendering: () => true,
  unmetNeeds: async (): Promise<string[]> => [],
};
const away = () => Promise.reject(new Error('no answer'));

describe('createReadiness', () => {
  afterEach(() => void jest.useRealTimers());

  it('is ready when nothing is missing', async () => {
    expect(await createReadiness(WELL)()).toEqual({ status: 'ready', missing: [] });
  });

  it.each([
    ['database', { database: { hasRoom: () => true, isSchemaKnown: away } }],
    ['disk', { database: { hasRoom: () => false, isSchemaKnown: async () => true } }],
    ['issuer', { isIssuerThere: async () => false }],
    ['issuer', { isIssuerThere: away }],
    ['renderer', { isRendering: () => false }],
  ])('still serves pages without the %s', async (part, changes) => {
    expect(await createReadiness({ ...WELL, ...changes })()).toEqual({ status: 'degraded', missing: [part] });
  });

  it.each([
    ['host-release', { releases: { liveSet: () => NO_HOST } }],
    ['migrations', { database: { hasRoom: () => true, isSchemaKnown: async () => false } }],
  ])('serves nobody without the %s', async (part, changes) => {
    expect(await createReadiness({ ...WELL, ...changes })()).toEqual({ status: 'not-ready', missing: [part] });
  });

  it('serves nobody while a live release needs what it does not offer, unless it has served before', async () => {
    jest.useFakeTimers();
    let unmet = ['mf-quote 1.2.0 calls what is not there.'];
    const readiness = createReadiness({ ...WELL, unmetNeeds: async () => unmet });
    expect(await readiness()).toEqual({ status: 'not-ready', missing: ['offers'], unmet });
    unmet = [];
    jest.advanceTimersByTime(500);
    expect(await readiness()).toEqual({ status: 'ready', missing: [] });
    unmet = ['mf-quote 1.3.0 calls what only newer gateways have.'];
    jest.advanceTimersByTime(500);
    expect(await readiness()).toEqual({ status: 'ready', missing: [] });
  });

  it('names everything that is missing', async () => {
    const changes = { releases: { liveSet: () => NO_HOST }, isRendering: () => false };
    const missing = ['host-release', 'renderer'];
    expect(await createReadiness({ ...WELL, ...changes })()).toEqual({ status: 'not-ready', missing });
  });

  it('asks the database once, however many probes ask', async () => {
    let asked = 0;
    const isSchemaKnown = async () => {
      asked += 1;
      return true;
    };
    const readiness = createReadiness({ ...WELL, database: { hasRoom: () => true, isSchemaKnown } });
    await Promise.all(Array.from({ length: 100 }, readiness));
    expect(asked).toBe(1);
  });
});
