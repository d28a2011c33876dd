import {
  FIRST_METRO_VEHICLE,
  findVehicle,
  ftlVehicleTypes,
  hourlyVehicles,
  type IsoDate,
  isMetroMode,
  isMetroService,
  type Load,
  metroVehicleGroups,
  palletPlaces,
  placeCity,
  type QuoteRequest,
  resolvePlace,
  smallestFittingVehicle,
  type Vehicle,
  vehicleById,
} from '@saltbush/freight';

/** A vehicle the form lets choose, with the answer that chooses it. */
export interface OfferedTruck {
  vehicle: Vehicle;
  name: string;
  change: Partial<QuoteRequest>;
}

export interface TruckChoice {
  /**
   * `chosen`: the form names it. `shared`: LTL, where other freight rides along. `suggested`: nothing is chosen yet, so
   * it is the smallest that takes the load.
   */
  status: 'chosen' | 'shared' | 'suggested';
  vehicle: Vehicle;
  name: string;
  /** What could be chosen in its place, smallest first; empty where the form offers no choice. */
  offered: OfferedTruck[];
}

const cityName = (text: string): string => placeCity(resolvePlace(text))?.name ?? '';

function metroChoice({ metroVehicle }: QuoteRequest): TruckChoice {
  const groups = metroVehicleGroups();
  const chosen = findVehicle(metroVehicle ?? '') ?? vehicleById(FIRST_METRO_VEHICLE);
  const isOf = (group: (typeof groups)[number]) => group.vehicles.some(({ vehicle }) => vehicle.id === chosen.id);
  // First those priced the same way as the chosen one.
  const offered = groups
    .toSorted((a, b) => Number(isOf(b)) - Number(isOf(a)))
    .flatMap(({ vehicles }) =>
      vehicles.map(({ vehicle, name }): OfferedTruck => ({ vehicle, name, change: { metroVehicle: vehicle.id } })),
    );
  const name = offered.find(({ vehicle }) => vehicle.id === chosen.id)?.name ?? chosen.name;
  return { status: 'chosen', vehicle: chosen, name, offered };
}

function ftlChoice({ pickup, delivery, ftlVehicle }: QuoteRequest, onDate: IsoDate): TruckChoice {
  const offered = ftlVehicleTypes(cityName(pickup), cityName(delivery), onDate).flatMap((type): OfferedTruck[] => {
    const vehicle = findVehicle(type);
    return vehicle ? [{ vehicle, name: vehicle.name, change: { ftlVehicle: type } }] : [];
  });
  const vehicle = findVehicle(ftlVehicle ?? '') ?? vehicleById('semi');
  return { status: 'chosen', vehicle, name: vehicle.name, offered };
}

function hourlyChoice({ hourlyVehicle }: QuoteRequest, onDate: IsoDate): TruckChoice | null {
  const priced = hourlyVehicles(onDate).filter(({ breakdown }) => breakdown !== null);
  const vehicle = findVehicle(hourlyVehicle ?? '');
  if (!vehicle) return null;
  const offered = priced.map((each) => ({ ...each, change: { hourlyVehicle: each.vehicle.id } }));
  return { status: 'chosen', vehicle, name: vehicle.usedIn.hourly ?? vehicle.name, offered };
}

function suggestion(load: Load): TruckChoice {
  const vehicle = smallestFittingVehicle(load) ?? vehicleById('b-double');
  return { status: 'suggested', vehicle, name: vehicle.name, offered: [] };
}

/** The truck to draw for what the form holds; the load decides where nothing else does. */
export function truckChoice(request: QuoteRequest, load: Load, onDate: IsoDate): TruckChoice {
  const { mode, service } = request;
  if (mode === 'ftl' || service === 'FTL') return ftlChoice(request, onDate);
  if (mode === 'metro-hourly') return hourlyChoice(request, onDate) ?? suggestion(load);
  if (isMetroMode(mode) || (service !== null && isMetroService(service))) return metroChoice(request);
  if (mode === 'ltl' || service === 'LTL') {
    const semi = vehicleById('semi');
    const vehicle = palletPlaces(load) > semi.pallets ? vehicleById('b-double') : semi;
    return { status: 'shared', vehicle, name: vehicle.name, offered: [] };
  }
  return suggestion(load);
}
