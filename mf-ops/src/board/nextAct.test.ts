import { actOfDrop, nextAct } from './nextAct.ts';

const plain = { status: 'requested', isDirect: true, needsReview: false, hasDangerousGoods: false } as const;

it.each([
  ['requested', true, 'allocate'],
  ['accepted', true, 'allocate'],
  ['allocated', true, 'out'],
  ['picked_up', true, 'out'],
  ['picked_up', false, 'transit'],
  ['in_transit', false, 'out'],
  ['out_for_delivery', false, 'deliver'],
  ['delivered', true, null],
  ['invoiced', true, null],
] as const)('after %s (direct: %s) comes %s', (status, isDirect, act) => {
  expect(nextAct({ ...plain, status, isDirect })).toBe(act);
});

it('asks somebody to read a request whose price is open, or that declares dangerous goods', () => {
  expect(nextAct({ ...plain, needsReview: true })).toBe('look');
  expect(actOfDrop({ ...plain, hasDangerousGoods: true }, 'allocated')).toBe('look');
  expect(nextAct({ ...plain, status: 'accepted', hasDangerousGoods: true })).toBe('allocate');
});

it.each([
  ['requested', 'accepted', 'accept'],
  ['requested', 'allocated', 'allocate'],
  ['requested', 'out', null],
  ['accepted', 'allocated', 'allocate'],
  ['accepted', 'requested', null],
  ['allocated', 'accepted', 'back'],
  ['allocated', 'out', 'out'],
  ['allocated', 'delivered', null],
  ['in_transit', 'delivered', null],
  ['out_for_delivery', 'delivered', 'deliver'],
  ['out_for_delivery', 'out', null],
] as const)('dropping %s on %s does %s', (status, onto, act) => {
  expect(actOfDrop({ ...plain, status }, onto)).toBe(act);
});
