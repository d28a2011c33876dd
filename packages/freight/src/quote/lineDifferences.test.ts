import { lineDifferences } from './lineDifferences.ts';

const line = (label: string, amountCents: number) => ({ label, amountCents });

it('finds nothing where every line came as it was quoted, in whatever order', () => {
  const lines = [line('Freight', 48_000), line('Fuel levy', 10_738)];
  expect(lineDifferences(lines, lines.toReversed())).toEqual([]);
});

it('names what changed, what fell away and what was added', () => {
  expect(
    lineDifferences(
      [line('Freight', 48_000), line('Tailgate', 5_000), line('Fuel levy', 10_738)],
      [line('Freight', 36_000), line('Fuel levy', 10_738), line('Waiting time', 4_500)],
    ),
  ).toEqual([
    { label: 'Freight', quotedCents: 48_000, invoicedCents: 36_000 },
    { label: 'Tailgate', quotedCents: 5_000, invoicedCents: null },
    { label: 'Waiting time', quotedCents: null, invoicedCents: 4_500 },
  ]);
});

it('adds up lines of the same name', () => {
  expect(lineDifferences([line('Toll', 200), line('Toll', 300)], [line('Toll', 500)])).toEqual([]);
});
