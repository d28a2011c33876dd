import { releaseParts, slotOffers } from '@saltbush/contract/release';
import type { SlotOffer, SlotValues } from '@saltbush/contract/slots';
import { slotRuleFindings } from './slotRuleFindings.ts';

const routes = [{ path: '/quote', page: './src/QuotePage.tsx' }];
const offer: SlotOffer = { pages: ['/quote'], values: {}, atMost: 2 };
const fill = { slot: 'quote.beside', part: './src/TipPart.tsx' };

const asPart = ({ slot, values = {} }: { slot: string; values?: SlotValues }) => ({
  ...{ slot, expose: './TipPart', exportName: 'TipPart', access: 'everyone', render: 'server', preload: [] },
  ...{ lazyShared: [], values },
});

const NAMES = [
  'quote.beside',
  'quote.a',
  'quote',
  'quote.',
  'quote.Beside',
  'quote.a.b',
  `quote.${'a'.repeat(54)}`,
  `quote.${'a'.repeat(55)}`,
];
const VALUES = [
  { a: 'string' },
  { a: 'number?' },
  { a: 'date' },
  { A: 'string' },
  { 'a-b': 'string' },
  { [`a${'b'.repeat(40)}`]: 'string' },
];

describe('what may be said of a slot is what the contract says', () => {
  const agree = (name: string, slot: SlotOffer) =>
    expect(slotRuleFindings({ name: 'mf-quote', routes, slots: { [name]: slot } }).length === 0).toBe(
      slotOffers.isValidSync({ [name]: slot }, { strict: true }),
    );
  it.each(NAMES)('with the name %s', (name) => agree(name, offer));
  it.each([0, 1, 8, 9, 1.5])('with room for %s', (atMost) => agree('quote.beside', { ...offer, atMost }));
  it.each(['2027-03-31', '2027-13-31', '2027-03-32', '31.3.2027'])('until %s', (until) =>
    agree('quote.beside', { ...offer, until }),
  );
  it.each(VALUES)('with the values %j', (values) =>
    agree('quote.beside', { ...offer, values: values as unknown as SlotValues }),
  );
});

describe('what may be said of a part is what the contract says', () => {
  const agree = (part: typeof fill & { values?: SlotValues }) =>
    expect(slotRuleFindings({ name: 'mf-ar', routes, fills: [part] }).length === 0).toBe(
      releaseParts.isValidSync([asPart(part)], { strict: true }),
    );
  it.each(NAMES)('for the slot %s', (slot) => agree({ ...fill, slot }));
  it.each(VALUES)('with the values %j', (values) => agree({ ...fill, values: values as unknown as SlotValues }));
});

it.each([
  ['a slot that carries the name of another remote', { slots: { 'ar.beside': offer } }, /must begin with quote\./],
  ['a slot at no route of its own', { slots: { 'quote.beside': { ...offer, pages: ['/other'] } } }, /no route/],
  ['a part that is no component', { fills: [{ ...fill, part: './src/tip.ts' }] }, /a file named as its component/],
  ['two files of one name', { fills: [fill, { ...fill, slot: 'a.b', part: './src/b/TipPart.tsx' }] }, /same file name/],
])('refuses %s', (_what, declared, words) => {
  expect(slotRuleFindings({ name: 'mf-quote', routes, ...declared }).join(' ')).toMatch(words);
});
