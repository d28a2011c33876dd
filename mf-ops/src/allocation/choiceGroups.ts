import { type Board, type BoardBooking, misfitWords } from '@saltbush/consignments/api';
import type { FleetVehicle } from '@saltbush/fleet/api';
import { DEPOTS, formatNumber, vehicleById } from '@saltbush/freight';
import type { SelectGroup } from '@saltbush/ui';
import { driverChoices, type VehicleChoice, vehicleChoices } from './allocationChoices.ts';

const depotName = (id: string): string => DEPOTS.find((depot) => depot.id === id)?.name ?? id;

const groups = (...all: SelectGroup[]): SelectGroup[] => all.filter(({ options }) => options.length > 0);

function vehicleOption({ vehicle, faults, isHere, isSmaller }: VehicleChoice) {
  const { reference, registration, vehicleId, capacityKg, pallets } = vehicle;
  const facts = [
    `${registration}, ${vehicleById(vehicleId).name}`,
    `${formatNumber(capacityKg)} kg, ${pallets} pallets`,
    isHere ? '' : depotName(vehicle.depot),
    faults.length > 0 ? misfitWords(faults) : isSmaller ? 'smaller than booked' : '',
  ];
  return { value: reference, label: facts.filter(Boolean).join(' · '), disabled: faults.length > 0 };
}

/** The vehicles as the menu shows them. What cannot carry the load is listed too, with the reason. */
export function vehicleGroups(board: Board, booking: BoardBooking): SelectGroup[] {
  const choices = vehicleChoices(board, booking);
  const able = choices.filter(({ faults }) => faults.length === 0);
  return groups(
    { label: `Carries it, ${depotName(board.depot)}`, options: able.filter(({ isHere }) => isHere).map(vehicleOption) },
    { label: 'Carries it, other depots', options: able.filter(({ isHere }) => !isHere).map(vehicleOption) },
    { label: 'Cannot carry it', options: choices.filter(({ faults }) => faults.length > 0).map(vehicleOption) },
  );
}

/** The drivers as the menu shows them. Who may not drive the vehicle is listed too, with the reason. */
export function driverGroups(board: Board, vehicle: FleetVehicle | null): SelectGroup[] {
  const choices = driverChoices(board, vehicle);
  const jobs = (reference: string) => board.runs.filter((run) => run.driver === reference).length;
  const option = ({ driver, mayDrive }: (typeof choices)[number]) => {
    const { reference, name, licenceClass, state } = driver;
    const count = jobs(reference);
    const planned = count === 0 ? 'free' : `${count} job${count === 1 ? '' : 's'}`;
    const facts = [name, `licence ${licenceClass}`, state, mayDrive ? planned : `needs ${vehicle?.licenceClass ?? ''}`];
    return { value: reference, label: facts.join(' · '), disabled: !mayDrive };
  };
  const able = choices.filter(({ mayDrive }) => mayDrive);
  return groups(
    { label: 'May drive it', options: able.filter(({ isHere }) => isHere).map(option) },
    { label: 'May drive it, other states', options: able.filter(({ isHere }) => !isHere).map(option) },
    { label: 'Licence too low', options: choices.filter(({ mayDrive }) => !mayDrive).map(option) },
  );
}
