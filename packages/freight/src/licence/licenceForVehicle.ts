import type { VehicleId } from '../vehicles/vehicle-types.ts';
import type { LicenceClass } from './licence-classes.data.ts';
import { licenceFor } from './licenceFor.ts';
import { VEHICLE_MASSES } from './vehicle-masses-2026-07.data.ts';

/** The licence class that a usual vehicle of this class needs. */
export const licenceForVehicle = (id: VehicleId): LicenceClass => licenceFor(VEHICLE_MASSES[id]);
