import { aBoard, aBoardBooking, anAllocated } from '../../fixtures/aBoard.ts';
import { dayRows, daySpan, hoursOf, placeIn } from './dayRows.ts';

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+11:00`);
const run = (from: string, until: string) => ({
  from: new Date(at(from)).toISOString(),
  until: new Date(at(until)).toISOString(),
});

it('has a row for every vehicle of the depot, and for whoever else has one of its bookings', () => {
  const far = anAllocated({
    reference: 'SH-2026-0003',
    allocation: { driver: 'Hoang Tran', vehicle: '1SM 2TA', driverReference: 'DRV-4', vehicleReference: 'VEH-4' },
  });
  const gone = anAllocated({
    reference: 'SH-2026-0004',
    allocation: { driver: 'Old Hand', vehicle: 'OLD 1', driverReference: 'DRV-9', vehicleReference: 'VEH-9' },
  });
  const board = aBoard([anAllocated(), far, gone, aBoardBooking()]);
  expect(dayRows(board, 'vehicles').map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ['CX 21 AB', 1],
    ['CX 22 AB', 0],
    ['DK 61 QS', 0],
    ['1SM 2TA', 1],
    ['OLD 1', 1],
  ]);
  expect(dayRows(board, 'drivers').map(({ title }) => title)).toContain('Old Hand');
});

it('draws what meets in lanes, and marks it', () => {
  const jobs = [
    anAllocated({ reference: 'A', run: run('09:00', '10:00') }),
    anAllocated({ reference: 'B', run: run('09:30', '10:30') }),
    anAllocated({ reference: 'C', run: run('10:00', '11:00') }),
    anAllocated({ reference: 'D', run: run('11:00', '12:00') }),
  ];
  const [row] = dayRows(aBoard(jobs), 'vehicles');
  expect(row?.lanes).toBe(2);
  expect(row?.blocks.map(({ booking, lane, isDouble }) => [booking.reference, lane, isDouble])).toEqual([
    ['A', 0, true],
    ['B', 1, true],
    ['C', 0, true],
    ['D', 0, false],
  ]);
});

it('draws from 5 AM to 8 PM, more where a run needs it, and never beyond the day', () => {
  const usual = aBoard([anAllocated()]);
  expect(daySpan(usual, dayRows(usual, 'vehicles'))).toEqual({ fromMs: at('05:00'), untilMs: at('20:00') });
  const late = aBoard([anAllocated({ run: run('03:20', '21:10') })]);
  const span = daySpan(late, dayRows(late, 'vehicles'));
  expect(span).toEqual({ fromMs: at('03:00'), untilMs: at('22:00') });
  expect(hoursOf(span)).toHaveLength(19);
  const over = {
    from: new Date(at('20:00') - 86_400_000).toISOString(),
    until: new Date(at('06:00') + 86_400_000).toISOString(),
  };
  const long = aBoard([anAllocated({ run: over })]);
  expect(hoursOf(daySpan(long, dayRows(long, 'vehicles')))).toHaveLength(24);
  expect(placeIn(span, at('01:00'))).toBe(0);
  expect(placeIn(span, at('12:30'))).toBe(50);
});
