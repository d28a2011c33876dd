import { inSlotOrder, isPartDue, ownerOfSlot, readGiven, type SlotOffer, unfitValues } from './slots.ts';

const offer: SlotOffer = {
  pages: ['/quote'],
  values: { mode: 'string', pallets: 'number', note: 'string?', isHeavy: 'boolean' },
  atMost: 2,
};

it.each([
  ['takes what is given', { mode: 'string', pallets: 'number' }, {}, []],
  ['takes nothing', {}, {}, []],
  ['takes a value that may be absent as one', { note: 'string?' }, {}, []],
  ['takes a value as one that may be absent', { mode: 'string?' }, {}, []],
  ['relies on a value that may be absent', { note: 'string' }, {}, ['note']],
  ['takes another type', { pallets: 'string' }, {}, ['pallets']],
  ['takes what nobody gives', { weight: 'number' }, {}, ['weight']],
  ['takes what every object has', { constructor: 'string' }, {}, ['constructor']],
  ['waits for a value of another type', {}, { pallets: ['2'] }, ['pallets']],
  ['waits for what nobody gives', {}, { weight: [2] }, ['weight']],
] as const)('finds whether a part fits its slot that %s', (_what, values, when, unfit) => {
  const choices = Object.fromEntries(Object.entries(when).map(([name, list]) => [name, [...list]]));
  expect(unfitValues({ values, when: choices }, offer)).toEqual(unfit);
});

it.each([
  ['exactly what is offered', { mode: 'ftl', pallets: 2, isHeavy: false }, { mode: 'ftl', pallets: 2, isHeavy: false }],
  [
    'more than is offered',
    { mode: 'ftl', pallets: 2, isHeavy: false, own: 1 },
    { mode: 'ftl', pallets: 2, isHeavy: false },
  ],
  ['less', { mode: 'ftl', pallets: 2 }, null],
  ['another type', { mode: 'ftl', pallets: '2', isHeavy: false }, null],
  ['a text that is too long', { mode: 'x'.repeat(501), pallets: 2, isHeavy: false }, null],
  ['a list', ['ftl'], null],
  ['nothing', null, null],
])('reads %s', (_what, given, read) => {
  expect(readGiven(given, offer)).toEqual(read);
});

it('shows a part only while the values are those it waits for', () => {
  const part = { when: { mode: ['ftl', 'hourly'], isHeavy: [true] } };
  expect(isPartDue(part, { mode: 'ftl', isHeavy: true })).toBe(true);
  expect(isPartDue(part, { mode: 'ltl', isHeavy: true })).toBe(false);
  expect(isPartDue(part, { mode: 'ftl' })).toBe(false);
  expect(isPartDue({ when: { toString: ['x'] } }, {})).toBe(false);
  expect(isPartDue({}, {})).toBe(true);
});

it('puts parts in the order of the slot, the others after them by name', () => {
  expect(inSlotOrder(['mf-quote', 'mf-b', 'mf-ar', 'mf-a'], { order: ['mf-ar', 'mf-quote'] })).toEqual([
    'mf-ar',
    'mf-quote',
    'mf-a',
    'mf-b',
  ]);
});

it('knows whose a slot is by its name', () => {
  expect(ownerOfSlot('dashboard.overview')).toBe('mf-dashboard');
});
