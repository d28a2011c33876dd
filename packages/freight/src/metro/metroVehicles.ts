import { rateCardLimits } from '../rate-cards/rate-cards.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { findVehicle, type ListedVehicle, vehiclesIn } from '../vehicles/vehicles.ts';

export interface MetroVehicleGroup {
  label: string;
  pricing: 'zone' | 'distance';
  vehicles: ListedVehicle[];
}

/** A dedicated vehicle carries what its rate card allows, which may be less than the same truck carries by the hour. */
function withCardLimits({ vehicle, name }: ListedVehicle, onDate: IsoDate): ListedVehicle {
  const limits = rateCardLimits(vehicle.id, onDate);
  return limits === null ? { vehicle, name } : { vehicle: { ...vehicle, ...limits }, name };
}

/** The metro vehicles as the select shows them: the fleet at zone prices, then dedicated vehicles by distance. */
export function metroVehicleGroups(onDate: IsoDate): [zone: MetroVehicleGroup, distance: MetroVehicleGroup] {
  return [
    { label: 'Metro fleet (zone price)', pricing: 'zone', vehicles: vehiclesIn('metro-fleet') },
    {
      label: 'Dedicated vehicle (price by distance)',
      pricing: 'distance',
      vehicles: vehiclesIn('rate-card').map((listed) => withCardLimits(listed, onDate)),
    },
  ];
}

/** A metro vehicle with the limits that apply there and its group; null for any other text. */
export function findMetroVehicle(
  text: string,
  onDate: IsoDate,
): { listed: ListedVehicle; group: MetroVehicleGroup } | null {
  const id = findVehicle(text)?.id;
  for (const group of metroVehicleGroups(onDate)) {
    const listed = group.vehicles.find(({ vehicle }) => vehicle.id === id);
    if (listed) return { listed, group };
  }
  return null;
}

/** The first metro vehicle: preselected when none is chosen and the load fits it. */
export const FIRST_METRO_VEHICLE: VehicleId = '1t-van';
