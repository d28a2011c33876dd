import type { Board, BoardBooking, BoardDriver, BoardRun } from '@saltbush/consignments/api';
import type { FleetVehicle } from '@saltbush/fleet/api';
import {
  carriageFaults,
  DEPOTS,
  holdsLicenceFor,
  LICENCE_ORDER,
  type Misfit,
  overlap,
  type RunTime,
  runFor,
  vehicleById,
} from '@saltbush/freight';

type Day = Pick<Board, 'vehicles' | 'drivers' | 'runs' | 'depot'>;

export interface VehicleChoice {
  vehicle: FleetVehicle;
  /** Why it cannot carry the load; empty when it can. */
  faults: Misfit[];
  isHere: boolean;
  /** Whether it is smaller than the class that was booked. */
  isSmaller: boolean;
}

export interface Chosen {
  /** References; blank before anything is chosen. */
  driver: string;
  vehicle: string;
}

const timeOf = ({ from, until }: BoardRun): RunTime => ({ fromMs: Date.parse(from), untilMs: Date.parse(until) });

/** The runs that either of them has, besides this booking's own. */
const takenBy = ({ runs }: Day, booking: BoardBooking, { driver, vehicle }: Chosen): BoardRun[] =>
  runs.filter((run) => run.booking !== booking.reference && (run.driver === driver || run.vehicle === vehicle));

/** When it would be run: at `startMs` if somebody says so, else as the gateway will plan it. */
export function plannedRun(
  day: Day,
  booking: BoardBooking,
  chosen: Chosen & { startMs: number | null },
  nowMs: number,
): RunTime {
  const { pickupDate, pickupTime, pickupTimeZone: timeZone, minutes } = booking;
  if (chosen.startMs !== null) return { fromMs: chosen.startMs, untilMs: chosen.startMs + minutes * 60_000 };
  return runFor({ pickupDate, pickupTime, timeZone, minutes }, nowMs, takenBy(day, booking, chosen).map(timeOf));
}

/** What they have already at that time. */
export const clashesOf = (day: Day, booking: BoardBooking, chosen: Chosen, run: RunTime): BoardRun[] =>
  takenBy(day, booking, chosen).filter((other) => overlap(run, timeOf(other)));

/** Every vehicle in service: first what carries it from this depot, smallest first. */
export function vehicleChoices({ vehicles, depot }: Day, booking: BoardBooking): VehicleChoice[] {
  const bookedKg = booking.vehicleId === null ? 0 : vehicleById(booking.vehicleId).capacityKg;
  return vehicles
    .map((vehicle) => ({
      vehicle,
      faults: carriageFaults(vehicle, booking.load),
      isHere: vehicle.depot === depot,
      isSmaller: vehicle.capacityKg < bookedKg,
    }))
    .sort(
      (one, other) =>
        Number(one.faults.length > 0) - Number(other.faults.length > 0) ||
        Number(other.isHere) - Number(one.isHere) ||
        Number(one.isSmaller) - Number(other.isSmaller) ||
        one.vehicle.capacityKg - other.vehicle.capacityKg,
    );
}

/** Every approved driver: first who may drive it, from this state, with the lowest class that is enough. */
export function driverChoices(
  { drivers, depot }: Day,
  vehicle: FleetVehicle | null,
): { driver: BoardDriver; mayDrive: boolean; isHere: boolean }[] {
  const state = DEPOTS.find(({ id }) => id === depot)?.state;
  return drivers
    .map((driver) => ({
      driver,
      mayDrive: vehicle === null || holdsLicenceFor(driver.licenceClass, vehicle.licenceClass),
      isHere: driver.state === state,
    }))
    .sort(
      (one, other) =>
        Number(other.mayDrive) - Number(one.mayDrive) ||
        Number(other.isHere) - Number(one.isHere) ||
        LICENCE_ORDER.indexOf(one.driver.licenceClass) - LICENCE_ORDER.indexOf(other.driver.licenceClass),
    );
}

/** Who would take this vehicle: whoever drives it today, else the first who may and is free. Blank when nobody may. */
export function likelyDriver(day: Day, booking: BoardBooking, vehicle: FleetVehicle, nowMs: number): string {
  const able = driverChoices(day, vehicle).filter(({ mayDrive }) => mayDrive);
  const usual = day.runs.find((run) => run.vehicle === vehicle.reference)?.driver;
  if (able.some(({ driver }) => driver.reference === usual)) return usual ?? '';
  const busy = new Set(day.runs.map(({ driver }) => driver));
  const free = able.find(({ driver, isHere }) => isHere && !busy.has(driver.reference));
  const withoutClash = able.find(({ driver, isHere }) => {
    const chosen = { driver: driver.reference, vehicle: vehicle.reference };
    return (
      isHere &&
      clashesOf(day, booking, chosen, plannedRun(day, booking, { ...chosen, startMs: null }, nowMs)).length === 0
    );
  });
  return (free ?? withoutClash ?? able[0])?.driver.reference ?? '';
}

/** What carries it from this depot, smallest first, each with who would drive it. One is looked at when it is asked for. */
function* ablePairs(day: Day, booking: BoardBooking, nowMs: number): Generator<VehicleChoice & { driver: string }> {
  for (const choice of vehicleChoices(day, booking)) {
    if (choice.faults.length > 0 || !choice.isHere) continue;
    yield { ...choice, driver: likelyDriver(day, booking, choice.vehicle, nowMs) };
  }
}

/** What the desk would most likely choose: the first vehicle that carries it without a clash, and who would drive it. */
export function proposal(day: Day, booking: BoardBooking, nowMs: number): Chosen {
  const { driverReference: driver, vehicleReference: vehicle } = booking.allocation ?? {};
  if (driver !== undefined && vehicle !== undefined) return { driver, vehicle };
  let second: Chosen | null = null;
  for (const pair of ablePairs(day, booking, nowMs)) {
    const chosen = { driver: pair.driver, vehicle: pair.vehicle.reference };
    if (chosen.driver !== '') {
      const run = plannedRun(day, booking, { ...chosen, startMs: null }, nowMs);
      if (clashesOf(day, booking, chosen, run).length === 0) return chosen;
    }
    if (second === null || (second.driver === '' && chosen.driver !== '')) second = chosen;
  }
  return second ?? { driver: '', vehicle: '' };
}

/** Who can take a booking as it is, with what, and when. */
export interface Offer {
  driver: BoardDriver;
  vehicle: FleetVehicle;
  run: RunTime;
}

/**
 * The proposal, where nothing speaks against sending it without another look: nobody is used twice, and the vehicle is
 * not smaller than the class that was booked.
 */
export function offerFor(day: Day, booking: BoardBooking, nowMs: number): Offer | null {
  const chosen = proposal(day, booking, nowMs);
  const choice = vehicleChoices(day, booking).find(({ vehicle }) => vehicle.reference === chosen.vehicle);
  const driver = day.drivers.find(({ reference }) => reference === chosen.driver);
  if (!choice || !driver || choice.isSmaller) return null;
  const run = plannedRun(day, booking, { ...chosen, startMs: null }, nowMs);
  return clashesOf(day, booking, chosen, run).length > 0 ? null : { driver, vehicle: choice.vehicle, run };
}
