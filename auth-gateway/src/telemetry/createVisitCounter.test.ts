import type { LiveVersions } from '../releases/liveVersions.ts';
import { createVisitCounter } from './createVisitCounter.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const VISIT = { id: 'a-visit', revision: 7 } as never;
const LIVE = new Map([['mf-quote', { version: '1.1.0', good: ['1.0.0'], candidate: null } as unknown as LiveVersions]]);
const ABANDONED = { kind: 'abandoned', remote: 'mf-quote', version: '1.1.0', code: 'render' } as TelemetryEvent;

function counterWith(isLeft: boolean) {
  const stored: unknown[] = [];
  const told: unknown[] = [];
  const counter = createVisitCounter({
    database: { db: {} as never },
    versionsAt: async () => LIVE,
    writer: { add: (visit) => void stored.push(visit) },
    providerOf: () => null,
    onReports: (events) => told.push(...events),
    allowance: { takeVisit: async () => isLeft, takeVote: async () => isLeft, takeEvents: async () => isLeft },
  });
  return { counter, stored, told };
}

it('stores nothing more of a source that has used up its hour, and begins no visit of it', async () => {
  const { counter, stored, told } = counterWith(false);
  expect(await counter.mayBegin('198.51.100.77')).toBe(false);
  const counted = await counter.count({
    ...{ visit: VISIT, address: '198.51.100.77', visitorId: null, device: null, events: [ABANDONED], now: NOW },
  });
  // The metrics are told of it all the same.
  expect([counted, told]).toEqual([[ABANDONED], [ABANDONED]]);
  expect(stored).toEqual([]);
});

it('counts nothing about a release that the visit was not given', async () => {
  const { counter, told } = counterWith(false);
  const events = [
    { ...ABANDONED, version: '0.9.0' },
    { ...ABANDONED, remote: 'mf-ar' },
  ];
  expect(
    await counter.count({ visit: VISIT, address: '198.51.100.77', visitorId: null, device: null, events, now: NOW }),
  ).toEqual([]);
  expect(told).toEqual([]);
});
