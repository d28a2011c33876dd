import { FTL_VEHICLE_TYPES, type FtlVehicleType, findVehicle, SERVICE_NAMES, type Service } from '@saltbush/freight';

const plain = (text: string): string => text.trim().toLowerCase();

/** Words by which people call a service, besides its name on the calculator's card. */
const WORDS: Record<string, Service> = {
  'all day': 'ALL_DAY',
  standard: 'METRO_STANDARD',
  vip: 'METRO_VIP',
  express: 'METRO_EXPRESS',
  ltl: 'LTL',
  ftl: 'FTL',
};

/** Hire by the hour is no consignment with two ends. */
const BY_NAME = new Map<string, Service>([
  ...Object.entries(SERVICE_NAMES)
    .filter(([service]) => service !== 'METRO_HOURLY')
    .map(([service, name]): [string, Service] => [plain(name), service as Service]),
  ...Object.entries(WORDS),
]);

/** The service of a name, in any case; null for any other text. */
export const serviceNamed = (cell: string): Service | null => BY_NAME.get(plain(cell)) ?? null;

export interface VehicleNamed {
  metroVehicle: string;
  ftlVehicle: FtlVehicleType | null;
}

/** The vehicle of a name, code or alias, as a quote asks for it; null for any other text. */
export function vehicleNamed(cell: string): VehicleNamed | null {
  const vehicle = findVehicle(cell);
  if (vehicle === null) return null;
  const isIt = (type: FtlVehicleType) => findVehicle(type)?.id === vehicle.id;
  return { metroVehicle: vehicle.id, ftlVehicle: FTL_VEHICLE_TYPES.find(isIt) ?? null };
}
