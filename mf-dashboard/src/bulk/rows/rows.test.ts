import { aPrice, aRow, booked, ready, someCells } from '../../../fixtures/bulk.ts';
import { chooseAll, toggleRow, typeInto } from './change-rows.ts';
import { cutPieces } from './cutPieces.ts';
import { mendRow } from './mend-row.ts';
import { ownFaults } from './ownFaults.ts';
import { bookingTotals, countOutcome, countViews } from './row-views.ts';
import { rowWords } from './rowWords.ts';
import { markSent, takeBookings, takePrices } from './take-answers.ts';
import { withCopies } from './withCopies.ts';

describe('cutPieces', () => {
  it('cuts by number, in order', () => {
    expect(cutPieces([1, 2, 3, 4, 5], 2, 1_000)).toEqual([[1, 2], [3, 4], [5]]);
    expect(cutPieces([], 2, 1_000)).toEqual([]);
  });

  it('cuts by the length of the JSON, and lets no item fall out', () => {
    const items = ['a'.repeat(30), 'b'.repeat(10), 'c\n"'.repeat(10), 'd'.repeat(200), 'e'];
    const pieces = cutPieces(items, 25, 50);
    expect(pieces.flat()).toEqual(items);
    for (const piece of pieces) {
      expect(piece.length === 1 || JSON.stringify(piece).length <= 50).toBe(true);
    }
    expect(pieces).toContainEqual(['d'.repeat(200)]);
  });
});

describe('withCopies', () => {
  it('numbers equal rows in the order of the file, and leaves the others as they are', () => {
    const rows = [aRow(2), aRow(3, { cells: someCells({ goods: 'Sand' }) }), aRow(4), aRow(5)];
    const numbered = withCopies(rows);
    expect(numbered.map(({ copy }) => copy)).toEqual([1, 1, 2, 3]);
    expect(numbered[0]).toBe(rows[0]);
  });

  it('keeps the numbers of rows that are booked, or may be', () => {
    const rows = [
      aRow(2, { copy: 9 }),
      aRow(3, { copy: 1, state: booked() }),
      aRow(4, { copy: 3, state: ready(), isSent: true }),
      aRow(5, { copy: 4 }),
    ];
    expect(withCopies(rows).map(({ copy }) => copy)).toEqual([2, 1, 3, 4]);
  });
});

describe('mendRow', () => {
  it('numbers the rows that are left anew, and the mended one behind its equals', () => {
    const rows = withCopies([aRow(2), aRow(3), aRow(4, { cells: someCells({ goods: 'Sand' }) })]);
    const cells = someCells({ goods: 'Sand' });
    const mended = mendRow(rows, { number: 2, cells, draft: null, copy: 1, answer: aPrice(cells) });
    expect(mended.map(({ copy, isMended }) => [copy, isMended])).toEqual([
      [1, true],
      [1, false],
      [2, false],
    ]);
    expect(mended[0]).toMatchObject({ state: { status: 'ready', price: { filled: { pickupSuburb: 'Botany' } } } });
  });

  it('keeps what was typed while the row was being priced', () => {
    const draft = someCells({ goods: 'Sand' });
    const later = someCells({ goods: 'Sand and lime' });
    const rows = [aRow(2, { draft: later })];
    const [row] = mendRow(rows, { number: 2, cells: draft, draft, copy: 1, answer: aPrice(draft) });
    expect(row).toMatchObject({ cells: draft, draft: later });
  });
});

it('finds rows that no request has room for', () => {
  expect(ownFaults(someCells())).toEqual([]);
  expect(ownFaults(someCells({ instructions: 'x'.repeat(1_001) }))).toMatchObject([{ field: 'instructions' }]);
  // Each line end is two characters of JSON.
  const lines = '\n'.repeat(1_000);
  const everywhere = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, lines]));
  expect(ownFaults(everywhere)).toMatchObject([{ field: null }]);
});

describe('prices', () => {
  it('are not taken by a row that was mended meanwhile', () => {
    const asked = aRow(2);
    const mended = { ...asked, cells: someCells({ goods: 'Sand' }) };
    expect(takePrices([mended], [asked], [aPrice(asked.cells)])).toEqual([mended]);
    expect(takePrices([asked], [asked], [aPrice(asked.cells)])).toMatchObject([{ state: { status: 'ready' } }]);
  });

  it('say what was booked before this file, and by it', () => {
    const answer = { status: 'booked', reference: 'SH-2026-0007' } as const;
    const asked = [aRow(2), aRow(3, { isSent: true })];
    expect(takePrices(asked, asked, [answer, answer])).toMatchObject([
      { state: { status: 'booked', isNew: false } },
      { state: { status: 'booked', isNew: true } },
    ]);
  });
});

describe('bookings', () => {
  const sent = [aRow(2, { state: ready() }), aRow(3, { state: ready() }), aRow(4, { state: ready() })];

  it('leave a changed price to be chosen again', () => {
    const marked = markSent(sent, sent, true);
    expect(marked.every(({ isSent }) => isSent)).toBe(true);
    const taken = takeBookings(marked, sent, [
      { status: 'booked', reference: 'SH-2026-0001', isNew: true },
      { status: 'price-changed', totalExGstCents: 20_000, totalIncGstCents: 22_000 },
      { status: 'faulty', faults: [{ field: 'pickupDate', message: 'Too late' }] },
    ]);
    expect(taken).toMatchObject([
      { isSent: false, state: { status: 'booked', reference: 'SH-2026-0001', isNew: true } },
      {
        ...{ isSent: false, isChosen: false },
        state: { status: 'ready', formerIncGstCents: 11_000, price: { totalIncGstCents: 22_000 } },
      },
      { isSent: false, state: { status: 'faulty' } },
    ]);
    expect(bookingTotals(taken).count).toBe(0);
    expect(bookingTotals(toggleRow(taken, 3))).toMatchObject({ count: 1, totalIncGstCents: 22_000 });
    expect(countOutcome(taken)).toEqual({ booked: 1, before: 0, rest: 2 });
  });

  it('are this file’s own when an earlier attempt made them', () => {
    const again = sent.slice(0, 1).map((row) => ({ ...row, isSent: true }));
    const answer = { status: 'booked', reference: 'SH-2026-0001', isNew: false } as const;
    expect(takeBookings(again, again, [answer])).toMatchObject([{ state: { isNew: true } }]);
    expect(takeBookings(sent, sent.slice(0, 1), [answer])).toMatchObject([{ state: { isNew: false } }, {}, {}]);
  });
});

it('counts what can be booked: no row that is left out, faulty or changed without saving', () => {
  const rows = [
    aRow(2, { state: ready() }),
    aRow(3, { state: ready({ needsReview: true }) }),
    aRow(4, { state: ready(), isLeftOut: true }),
    aRow(5, { state: ready(), draft: someCells({ goods: 'S' }) }),
    aRow(6, { state: { status: 'faulty', faults: [] } }),
    aRow(7, { state: booked() }),
  ];
  expect(bookingTotals(rows)).toEqual({ count: 2, totalIncGstCents: 22_000, reviewCount: 1 });
  expect(countViews(rows)).toEqual({ all: 6, ready: 3, mend: 1, booked: 1 });
  expect(bookingTotals(chooseAll(rows, false)).count).toBe(0);
});

it('has no draft once a row says again what it said', () => {
  const [typed] = typeInto([aRow(2)], 2, someCells({ goods: 'Sand' }));
  expect(typed?.draft).not.toBeNull();
  expect(typeInto(typed ? [typed] : [], 2, { ...someCells(), pickupStreet: ' ' })[0]?.draft).toBeNull();
});

it('says a row in words, with what the address book filled in', () => {
  const cells = someCells({ count: '2' });
  const [row] = takePrices([aRow(2, { cells })], [aRow(2, { cells })], [aPrice(cells)]);
  expect(row && rowWords(row)).toEqual({
    reference: 'PO 1',
    from: 'Banksia Tiles, Botany',
    to: 'Lee & Co, Chatswood',
    pickup: '27 Nov 2026',
    goods: '2 × Tiles, 400 kg',
    service: 'All Day, 1T Van',
  });
});
