import type { DepotId, LicenceClass, VehicleId } from '@saltbush/freight';
import type { Generated } from 'kysely';
import type { VehicleAct } from './api.ts';

interface FleetVehicleTable {
  reference: string;
  submission_id: string;
  registration: string;
  vehicle_id: VehicleId;
  capacity_kg: number;
  pallets: number;
  licence_class: LicenceClass;
  depot: DepotId;
  is_active: Generated<boolean>;
  /** Counts changes, so that two members of staff do not overwrite each other. */
  version: Generated<number>;
  added_at: Date;
  retired_at: Date | null;
}

/** The trail of a vehicle: who did what. Rows are never changed. */
interface FleetEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  act: VehicleAct;
  note: string;
  actor: string;
}

export interface FleetTables {
  fleet_vehicles: FleetVehicleTable;
  fleet_events: FleetEventTable;
}
