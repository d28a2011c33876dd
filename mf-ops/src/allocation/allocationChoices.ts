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

interface Job {
  run: BoardRun;
  time: RunTime;
}

/** The jobs of each driver and vehicle. Kept as long as the runs are: a crowded board asks thousands of times. */
const jobsOfRuns = new WeakMap<readonly BoardRun[], Map<string, Job[]>>();

function jobsIn(runs: readonly BoardRun[]): Map<string, Job[]> {
  const known = jobsOfRuns.get(runs);
  if (known) return known;
  const jobs = new Map<string, Job[]>();
  for (const run of runs) {
    const job = { run, time: { fromMs: Date.parse(run.from), untilMs: Date.parse(run.until) } };
    for (const who of [run.driver, run.vehicle]) jobs.set(who, [...(jobs.get(who) ?? []), job]);
  }
  jobsOfRuns.set(runs, jobs);
  return jobs;
}

/** What either of them has, besides this booking's own. */
function takenBy({ runs }: Day, booking: BoardBooking, { driver, vehicle }: Chosen): Job[] {
  const jobs = jobsIn(runs);
  const both = new Set([...(jobs.get(driver) ?? []), ...(jobs.get(vehicle) ?? [])]);
  return [...both].filter(({ run }) => run.booking !== booking.reference);
}

/** When it would be run: at `startMs` if somebody says so, else as the gateway will plan it. */
export function plannedRun(
  day: Day,
  booking: BoardBooking,
  chosen: Chosen & { startMs: number | null },
  nowMs: number,
): RunTime {
  const { pickupDate, pickupTime, pickupTimeZone: timeZone, minutes } = booking;
  if (chosen.startMs !== null) return { fromMs: chosen.startMs, untilMs: chosen.startMs + minutes * 60_000 };
  return runFor(
    { pickupDate, pickupTime, timeZone, minutes },
    nowMs,
    takenBy(day, booking, chosen).map(({ time }) => time),
  );
}

/** What they have already at that time. */
export const clashesOf = (day: Day, booking: BoardBooking, chosen: Chosen, run: RunTime): BoardRun[] =>
  takenBy(day, booking, chosen).flatMap((other) => (overlap(run, other.time) ? [other.run] : []));

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

const stateOf = ({ depot }: Day) => DEPOTS.find(({ id }) => id === depot)?.state;

/** Every approved driver: first who may drive it, from this state, with the lowest class that is enough. */
export function driverChoices(
  day: Day,
  vehicle: FleetVehicle | null,
): { driver: BoardDriver; mayDrive: boolean; isHere: boolean }[] {
  const state = stateOf(day);
  return day.drivers
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
  const jobs = jobsIn(day.runs);
  const here = able.filter(({ isHere }) => isHere);
  const free = here.find(({ driver }) => !jobs.has(driver.reference));
  const isWithoutClash = ({ driver }: (typeof able)[number]) => {
    const chosen = { driver: driver.reference, vehicle: vehicle.reference };
    const run = plannedRun(day, booking, { ...chosen, startMs: null }, nowMs);
    return clashesOf(day, booking, chosen, run).length === 0;
  };
  return (free ?? here.find(isWithoutClash) ?? able[0])?.driver.reference ?? '';
}

/** Who can take a booking as it is, with what, and when. */
export interface Offer {
  driver: BoardDriver;
  vehicle: FleetVehicle;
  run: RunTime;
}

/**
 * The first vehicle of this depot that carries it, with a driver, where neither has something else at that time. Every
 * card of a board asks, so whoever and whatever is taken is left out before the two are put together.
 */
function firstFree(day: Day, booking: BoardBooking, nowMs: number): (Offer & { isSmaller: boolean }) | null {
  const runOf = (chosen: Chosen) => plannedRun(day, booking, { ...chosen, startMs: null }, nowMs);
  const isFree = (chosen: Chosen) => clashesOf(day, booking, chosen, runOf(chosen)).length === 0;
  const drivers = day.drivers.filter(({ reference }) => isFree({ driver: reference, vehicle: '' }));
  if (drivers.length === 0) return null;
  for (const { vehicle, faults, isHere, isSmaller } of vehicleChoices(day, booking)) {
    if (faults.length > 0 || !isHere || !isFree({ driver: '', vehicle: vehicle.reference })) continue;
    const likely = likelyDriver({ ...day, drivers }, booking, vehicle, nowMs);
    const driver = drivers.find(({ reference }) => reference === likely);
    const chosen = { driver: likely, vehicle: vehicle.reference };
    if (driver && isFree(chosen)) return { driver, vehicle, run: runOf(chosen), isSmaller };
  }
  return null;
}

/** What the desk would most likely choose: who is free with what, else the first vehicle that carries it and its driver. */
export function proposal(day: Day, booking: BoardBooking, nowMs: number): Chosen {
  const { driverReference: driver, vehicleReference: vehicle } = booking.allocation ?? {};
  if (driver !== undefined && vehicle !== undefined) return { driver, vehicle };
  const free = firstFree(day, booking, nowMs);
  if (free) return { driver: free.driver.reference, vehicle: free.vehicle.reference };
  const pairs = vehicleChoices(day, booking)
    .filter(({ faults, isHere }) => faults.length === 0 && isHere)
    .map((choice) => ({
      driver: likelyDriver(day, booking, choice.vehicle, nowMs),
      vehicle: choice.vehicle.reference,
    }));
  return pairs.find((pair) => pair.driver !== '') ?? pairs[0] ?? { driver: '', vehicle: '' };
}

/**
 * The proposal, where it can be sent without another look: the driver is of the depot's state, nobody is used twice, and
 * the vehicle is not smaller than the class that was booked.
 */
export function offerFor(day: Day, booking: BoardBooking, nowMs: number): Offer | null {
  const state = stateOf(day);
  const here = { ...day, drivers: day.drivers.filter((driver) => driver.state === state) };
  const free = firstFree(here, booking, nowMs);
  return free === null || free.isSmaller ? null : free;
}
