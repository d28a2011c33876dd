import { Refusal } from '@saltbush/capability/refusal';
import { lockApprovedDriver } from '@saltbush/drivers/neighbours';
import { lockActiveVehicle } from '@saltbush/fleet/neighbours';
import {
  carriageFaults,
  clockCity,
  holdsLicenceFor,
  instantOf,
  overlap,
  parseTimeOfDay,
  type RunTime,
  resolvePlace,
  runFor,
  vehicleById,
} from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { Clash } from '../api/allocation.ts';
import type { BoardRun } from '../api/board.ts';
import { misfitWords } from '../api/misfit-words.ts';
import type { Allocation } from '../bookings/changeBooking.ts';
import type { ConsignmentCode } from '../errors.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { jobOf } from './jobOf.ts';
import { runsWithin } from './runs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Far enough on each side that no run that could matter is missed. */
const AROUND_MS = 14 * DAY_MS;

interface Wish {
  driver: string;
  vehicle: string;
  startsAtLocal?: string | undefined;
  acceptsDoubleUse: boolean;
}

const refuse = (message: string, code: ConsignmentCode, facts: Record<string, unknown> = {}): never => {
  throw new Refusal(message, { status: 409, code, facts });
};

const timeOf = ({ from, until }: BoardRun): RunTime => ({ fromMs: Date.parse(from), untilMs: Date.parse(until) });

/** When it is run: as the desk says, else as `runFor` finds it. */
function runOf(row: BookingRow, { startsAtLocal }: Wish, taken: readonly RunTime[], now: Date): RunTime {
  const { minutes } = jobOf(row);
  const { timeZone } = clockCity(resolvePlace(row.pickup_suburb));
  if (startsAtLocal === undefined) {
    const wanted = { pickupDate: row.pickup_date, pickupTime: row.pickup_time, timeZone, minutes };
    return runFor(wanted, now.getTime(), taken);
  }
  const [date = '', time = ''] = startsAtLocal.split('T');
  const fromMs = instantOf(date, parseTimeOfDay(time) ?? 0, timeZone);
  return { fromMs, untilMs: fromMs + minutes * MINUTE_MS };
}

function clashOf(run: BoardRun, { driver, vehicle }: Wish): Clash {
  const of: Clash['of'] = [];
  if (run.driver === driver) of.push('driver');
  if (run.vehicle === vehicle) of.push('vehicle');
  return { reference: run.booking, of, from: run.from, until: run.until };
}

/**
 * An allocation to a driver and a vehicle of the lists, both locked until the transaction ends.
 * @throws Refusal `driver-not-approved`, `vehicle-not-active`, `licence-too-low`, `vehicle-too-small`, `double-use`.
 */
export async function planAllocation(
  transaction: Transaction<Tables>,
  row: BookingRow,
  wish: Wish,
  now: Date,
): Promise<Allocation> {
  // Always in this order, so that two dispatchers never wait for each other.
  const driver = await lockApprovedDriver(transaction, wish.driver);
  if (!driver) return refuse('This driver is not approved. Choose one from the list.', 'driver-not-approved');
  const vehicle = await lockActiveVehicle(transaction, wish.vehicle);
  if (!vehicle) return refuse('This vehicle is not in service. Choose one from the list.', 'vehicle-not-active');
  const { registration, licenceClass } = vehicle;
  const { name } = vehicleById(vehicle.vehicleId);
  if (!holdsLicenceFor(driver.licenceClass, licenceClass)) {
    const message = `${registration} needs a licence of class ${licenceClass}. ${driver.name} holds ${driver.licenceClass}.`;
    return refuse(message, 'licence-too-low');
  }
  const faults = carriageFaults(vehicle, jobOf(row).load);
  if (faults.length > 0) {
    return refuse(`${registration}, ${name}, cannot carry it: ${misfitWords(faults)}.`, 'vehicle-too-small', {
      faults,
    });
  }
  const middleMs = Math.max(now.getTime(), Date.parse(`${row.pickup_date}T00:00:00Z`));
  const runs = await runsWithin(transaction, new Date(middleMs - AROUND_MS), new Date(middleMs + AROUND_MS));
  const taken = runs.filter(
    (run) => run.booking !== row.reference && (run.driver === wish.driver || run.vehicle === wish.vehicle),
  );
  const run = runOf(row, wish, taken.map(timeOf), now);
  const clashes = taken.filter((other) => overlap(run, timeOf(other))).map((other) => clashOf(other, wish));
  if (clashes.length > 0 && !wish.acceptsDoubleUse) {
    const others = clashes.map(({ reference }) => reference).join(', ');
    return refuse(`Driver or vehicle has ${others} at that time.`, 'double-use', { clashes });
  }
  return {
    driver: driver.name,
    vehicle: `${registration}, ${name}`,
    planned: {
      ...{ driverReference: driver.reference, vehicleReference: vehicle.reference },
      ...{ from: new Date(run.fromMs), until: new Date(run.untilMs) },
    },
  };
}
