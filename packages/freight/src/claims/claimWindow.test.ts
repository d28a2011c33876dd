import fc from 'fast-check';
import { addDays } from '../time/iso-date.ts';
import { type ClaimWindow, claimWindow } from './claimWindow.ts';

const PERTH = 'Australia/Perth';
const ON_TIME = {
  ...{ isCarried: true, hasException: false, promisedOn: '2026-11-20', deliveredOn: '2026-11-20' },
  timeZone: PERTH,
};
const UNDER_WAY = { ...ON_TIME, deliveredOn: null };

it.each<[string, Partial<typeof ON_TIME>, string, ClaimWindow]>([
  ['on the day', {}, '2026-11-20T12:00:00+08:00', { status: 'open', kinds: ['damage', 'loss'], until: '2026-11-27' }],
  [
    ...(['in the last minute', {}, '2026-11-27T23:59:00+08:00'] as const),
    { status: 'open', kinds: ['damage', 'loss'], until: '2026-11-27' },
  ],
  ['a minute later', {}, '2026-11-28T00:00:00+08:00', { status: 'over', until: '2026-11-27' }],
  [
    ...(['for delay when it came late', { deliveredOn: '2026-11-21' }, '2026-11-21T12:00:00+08:00'] as const),
    { status: 'open', kinds: ['damage', 'loss', 'delay'], until: '2026-11-28' },
  ],
  ['never for what was cancelled', { isCarried: false }, '2026-11-21T12:00:00+08:00', { status: 'not-carried' }],
])(
  'freight that was delivered can be claimed for, by the city of the delivery: %s',
  (_what, changes, now, expected) => {
    expect(claimWindow({ ...ON_TIME, ...changes }, new Date(now))).toEqual(expected);
  },
);

it.each<[string, object, string, ClaimWindow]>([
  ['not on the promised day', {}, '2026-11-20T23:59:00+08:00', { status: 'not-yet', from: '2026-11-21' }],
  [
    'but from the day after',
    {},
    '2026-11-21T00:00:00+08:00',
    { status: 'open', kinds: ['loss', 'delay'], until: null },
  ],
  [
    ...(['but as soon as something went wrong', { hasException: true }, '2026-11-19T12:00:00+08:00'] as const),
    { status: 'open', kinds: ['loss', 'delay'], until: null },
  ],
  ['but not without a promise', { promisedOn: null }, '2027-11-21T12:00:00+08:00', { status: 'not-yet', from: null }],
])('freight under way can be claimed for: %s', (_what, changes, now, expected) => {
  expect(claimWindow({ ...UNDER_WAY, ...changes }, new Date(now))).toEqual(expected);
});

it('closes once and never opens again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (early, later) => {
      const at = (days: number) => new Date(`${addDays('2026-11-20', days)}T12:00:00+08:00`);
      const [first, then] = [claimWindow(ON_TIME, at(early)), claimWindow(ON_TIME, at(early + later))];
      expect(first.status === 'over' && then.status === 'open').toBe(false);
    }),
  );
});
