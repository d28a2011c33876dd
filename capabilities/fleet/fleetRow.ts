import type { Selectable } from 'kysely';
import type { DeskVehicle, VehicleFields } from './api.ts';
import type { FleetTables } from './tables.ts';

export type FleetRow = Selectable<FleetTables['fleet_vehicles']>;

export const fieldsOf = (row: FleetRow): VehicleFields => ({
  registration: row.registration,
  vehicleId: row.vehicle_id,
  capacityKg: row.capacity_kg,
  pallets: row.pallets,
  licenceClass: row.licence_class,
  depot: row.depot,
});

export const deskVehicle = (row: FleetRow): DeskVehicle => ({
  ...fieldsOf(row),
  reference: row.reference,
  isActive: row.is_active,
});

/** What was entered, as it is stored: a plate in capitals, with single spaces. */
export const columnsOf = ({ registration, ...fields }: VehicleFields) => ({
  registration: registration.trim().replace(/\s+/g, ' ').toUpperCase(),
  vehicle_id: fields.vehicleId,
  capacity_kg: fields.capacityKg,
  pallets: fields.pallets,
  licence_class: fields.licenceClass,
  depot: fields.depot,
});
