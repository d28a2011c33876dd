import { aBoard, aBoardBooking, anAllocated, aPalletLoad } from '../../fixtures/aBoard.ts';
import {
  clashesOf,
  driverChoices,
  likelyDriver,
  offerFor,
  plannedRun,
  proposal,
  vehicleChoices,
} from './allocationChoices.ts';
import { driverGroups, vehicleGroups } from './choiceGroups.ts';

/** 8:00 AM in Sydney. */
const NOW = Date.parse('2026-11-23T21:00:00Z');
const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+11:00`);

it('proposes the smallest vehicle that carries it, and a driver who is free', () => {
  expect(proposal(aBoard(), aBoardBooking(), NOW)).toEqual({ driver: 'DRV-1', vehicle: 'VEH-1' });
  const six = aBoardBooking({ load: aPalletLoad(6, 2000), vehicleId: '6t-truck' });
  expect(proposal(aBoard([six]), six, NOW)).toEqual({ driver: 'DRV-3', vehicle: 'VEH-3' });
});

it('proposes what is allocated already, when that is to be changed', () => {
  const booking = anAllocated();
  expect(proposal(aBoard([booking]), booking, NOW)).toEqual({ driver: 'DRV-1', vehicle: 'VEH-1' });
});

it('proposes nobody where nothing at the depot carries it', () => {
  const twenty = aBoardBooking({ load: aPalletLoad(20, 14_000), vehicleId: 'semi' });
  expect(proposal(aBoard([twenty]), twenty, NOW)).toEqual({ driver: '', vehicle: '' });
});

it('avoids whoever has something else at the time that the client named', () => {
  const named = aBoardBooking({ pickupTime: '09:30' });
  expect(proposal(aBoard([named, anAllocated()]), named, NOW)).toEqual({ driver: 'DRV-2', vehicle: 'VEH-2' });
});

it('offers who is free at the time that the client named, and nobody where all are taken', () => {
  const named = aBoardBooking({ pickupTime: '09:30' });
  const board = aBoard([named, anAllocated()]);
  const offer = offerFor(board, named, NOW);
  expect([offer?.driver.reference, offer?.vehicle.reference, offer?.run.fromMs]).toEqual([
    'DRV-2',
    'VEH-2',
    at('09:30'),
  ]);
  const [run] = board.runs;
  if (!run) throw new Error('The board has no run.');
  const taken = board.drivers.map(({ reference }, index) => ({ ...run, booking: `SH-${index}`, driver: reference }));
  expect(offerFor({ ...board, runs: taken }, named, NOW)).toBeNull();
});

it('offers nobody of another state, whom the form proposes all the same', () => {
  const board = aBoard();
  const [booking] = board.bookings;
  if (!booking) throw new Error('The board has no booking.');
  const elsewhere = { ...board, drivers: board.drivers.map((driver) => ({ ...driver, state: 'WA' as const })) };
  expect(offerFor(elsewhere, booking, NOW)).toBeNull();
  expect(proposal(elsewhere, booking, NOW).driver).toMatch(/^DRV-/);
});

it('plans a job without a time after what both have, and sees a clash with one that has a time', () => {
  const board = aBoard([aBoardBooking(), anAllocated()]);
  const chosen = { driver: 'DRV-1', vehicle: 'VEH-1', startMs: null };
  const run = plannedRun(board, aBoardBooking(), chosen, at('08:30'));
  expect(run).toEqual({ fromMs: at('10:00'), untilMs: at('11:00') });
  expect(clashesOf(board, aBoardBooking(), chosen, run)).toEqual([]);
  const early = plannedRun(board, aBoardBooking(), { ...chosen, startMs: at('08:30') }, at('08:00'));
  expect(clashesOf(board, aBoardBooking(), chosen, early).map(({ booking }) => booking)).toEqual(['SH-2026-0002']);
  expect(clashesOf(board, anAllocated(), chosen, early)).toEqual([]);
});

it('lists what cannot carry it last, with the reason, and what is smaller than booked before that', () => {
  const heavy = aBoardBooking({ load: aPalletLoad(2, 1400), vehicleId: '6t-truck' });
  expect(vehicleChoices(aBoard([heavy]), heavy).map(({ vehicle, faults }) => [vehicle.reference, faults])).toEqual([
    ['VEH-3', []],
    ['VEH-4', []],
    ['VEH-1', ['weight']],
    ['VEH-2', ['weight']],
  ]);
  const [here, elsewhere, unfit] = vehicleGroups(aBoard([heavy]), heavy);
  expect([here?.label, elsewhere?.label, unfit?.label]).toEqual([
    'Carries it, Sydney',
    'Carries it, other depots',
    'Cannot carry it',
  ]);
  expect(unfit?.options[0]).toMatchObject({ disabled: true, label: expect.stringContaining('too heavy') });
});

it('lists drivers by licence, those who may not drive it last', () => {
  const [, , truck = null] = aBoard().vehicles;
  expect(driverChoices(aBoard(), truck).map(({ driver, mayDrive }) => [driver.name, mayDrive])).toEqual([
    ['Sam Whitlock', true],
    ['Hoang Tran', true],
    ['Bo Reyes', false],
    ['Priya Nair', false],
  ]);
  const low = driverGroups(aBoard(), truck).at(-1);
  expect(low?.options[0]).toMatchObject({ disabled: true, label: 'Bo Reyes · licence C · NSW · needs MR' });
});

it('keeps a vehicle with whoever drives it that day', () => {
  const [, , truck] = aBoard().vehicles;
  const runs = [
    {
      booking: 'SH-2026-0009',
      driver: 'DRV-4',
      vehicle: 'VEH-3',
      from: '2026-11-24T01:00:00Z',
      until: '2026-11-24T02:00:00Z',
    },
  ];
  if (truck) expect(likelyDriver(aBoard([], { runs }), aBoardBooking(), truck, NOW)).toBe('DRV-4');
  expect(truck).toBeDefined();
});
