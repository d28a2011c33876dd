import {
  FIRST_METRO_VEHICLE,
  findMetroVehicle,
  findVehicle,
  ftlVehicleTypes,
  hourlyVehicles,
  type IsoDate,
  isMetroMode,
  type Load,
  metroVehicleGroups,
  palletPlaces,
  placeCity,
  type QuoteOutcome,
  type QuoteRequest,
  resolvePlace,
  type Service,
  type ServiceOption,
  smallestFittingVehicle,
  type Vehicle,
  vehicleById,
} from '@saltbush/freight';

/** A vehicle that the form offers, with the answer that selects it. */
export interface OfferedTruck {
  vehicle: Vehicle;
  name: string;
  change: Partial<QuoteRequest>;
}

export interface TruckChoice {
  /**
   * `chosen`: the form names it. `shared`: LTL, where other freight shares the truck. `priced`: the estimate by
   * distance is for it. `suggested`: nothing is chosen or priced yet, so it is the smallest that takes the load.
   */
  status: 'chosen' | 'shared' | 'priced' | 'suggested';
  vehicle: Vehicle;
  name: string;
  /** Vehicles that could be chosen in its place, smallest first; empty when the form offers no choice. */
  offered: OfferedTruck[];
}

const cityName = (text: string): string => placeCity(resolvePlace(text))?.name ?? '';

function metroChoice({ metroVehicle }: QuoteRequest, load: Load, onDate: IsoDate): TruckChoice {
  const groups = metroVehicleGroups(onDate);
  const found = findMetroVehicle(metroVehicle ?? '', onDate)?.listed.vehicle;
  // While every level is closed none is chosen, and the next open day's price is for the vehicle that takes the load.
  const fleet = groups[0].vehicles.map(({ vehicle }) => vehicle);
  const chosen = found ?? smallestFittingVehicle(load, fleet) ?? vehicleById(FIRST_METRO_VEHICLE);
  const isOf = (group: (typeof groups)[number]) => group.vehicles.some(({ vehicle }) => vehicle.id === chosen.id);
  // Vehicles that are priced in the same way as the chosen one come first.
  const offered = groups
    .toSorted((a, b) => Number(isOf(b)) - Number(isOf(a)))
    .flatMap(({ vehicles }) =>
      vehicles.map(({ vehicle, name }): OfferedTruck => ({ vehicle, name, change: { metroVehicle: vehicle.id } })),
    );
  const name = offered.find(({ vehicle }) => vehicle.id === chosen.id)?.name ?? chosen.name;
  return { status: found ? 'chosen' : 'suggested', vehicle: chosen, name, offered };
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

function ltlChoice(load: Load): TruckChoice {
  const semi = vehicleById('semi');
  const vehicle = palletPlaces(load) > semi.pallets ? vehicleById('b-double') : semi;
  return { status: 'shared', vehicle, name: vehicle.name, offered: [] };
}

interface Priced {
  onDate: IsoDate;
  /** The form's cards. */
  options: readonly ServiceOption[];
  /** What the form would be priced at; null while answers are missing. */
  outcome: QuoteOutcome | null;
}

/** The service whose vehicle is shown: the selected one or, while none can be selected, that of the cards. */
function serviceShown({ mode, service }: QuoteRequest, options: readonly ServiceOption[]): Service | null {
  if (isMetroMode(mode)) return 'ALL_DAY';
  if (mode !== 'general') return mode === 'ftl' ? 'FTL' : mode === 'ltl' ? 'LTL' : 'METRO_HOURLY';
  return service ?? options[0]?.type ?? null;
}

/** The truck to draw: the one that is priced, else the one that the load needs. */
export function truckChoice(request: QuoteRequest, load: Load, { onDate, options, outcome }: Priced): TruckChoice {
  const quote = outcome === null || outcome.status === 'refused' ? null : outcome.quote;
  if (quote?.service === null && quote.vehicleId) {
    const vehicle = vehicleById(quote.vehicleId);
    return { status: 'priced', vehicle, name: quote.vehicle ?? vehicle.name, offered: [] };
  }
  const service = serviceShown(request, options);
  if (service === 'FTL') return ftlChoice(request, onDate);
  if (service === 'METRO_HOURLY') return hourlyChoice(request, onDate) ?? suggestion(load);
  if (service === 'LTL') return ltlChoice(load);
  return service === null ? suggestion(load) : metroChoice(request, load, onDate);
}
