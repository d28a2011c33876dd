import { standingOf } from './standingOf.ts';

const INVOICE = { dueOn: '2026-11-27', totalIncGstCents: 64_612, paidCents: 0, creditedCents: 0 };

it.each([
  ['owing until the end of the day on which it is due', {}, '2026-11-27', 'owing'],
  ['overdue from the next day', {}, '2026-11-28', 'overdue'],
  ['overdue as long as a cent is missing', { paidCents: 64_611 }, '2026-12-24', 'overdue'],
  ['paid once everything has arrived, even late', { paidCents: 64_612 }, '2026-12-24', 'paid'],
  ['paid once credit notes have taken off the rest', { paidCents: 60_000, creditedCents: 4_612 }, '2026-12-24', 'paid'],
  ['overdue while a cent is neither paid nor credited', { creditedCents: 64_611 }, '2026-12-24', 'overdue'],
  ['paid when there was nothing to pay', { totalIncGstCents: 0 }, '2026-12-24', 'paid'],
] as const)('an invoice is %s', (_what, changes, today, standing) => {
  expect(standingOf({ ...INVOICE, ...changes }, today)).toBe(standing);
});
