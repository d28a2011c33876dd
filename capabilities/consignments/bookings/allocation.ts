import type { Allocation } from '../api/allocation.ts';
import type { BookingRow } from '../tables.ts';

interface Named {
  driver: string | null;
  vehicle: string | null;
  driver_reference?: string | null;
  vehicle_reference?: string | null;
}

/** Who carries it with what; null before it is allocated. */
export function allocationOf({ driver, vehicle, ...listed }: Named): Allocation | null {
  if (driver === null || vehicle === null) return null;
  const { driver_reference: driverReference, vehicle_reference: vehicleReference } = listed;
  return {
    driver,
    vehicle,
    ...(driverReference && vehicleReference ? { driverReference, vehicleReference } : {}),
  };
}

/** When driver and vehicle are taken by it. */
export const runOf = ({ run_from, run_until }: Pick<BookingRow, 'run_from' | 'run_until'>) =>
  run_from === null || run_until === null ? null : { from: run_from.toISOString(), until: run_until.toISOString() };
