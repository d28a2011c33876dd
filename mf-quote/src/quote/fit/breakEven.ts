import {
  type FtlVehicleType,
  findVehicle,
  formatAud,
  fullTruckBreakEvens,
  type IsoDate,
  ltlQuote,
  packageItems,
  placeCity,
  type QuoteRequest,
  resolvePlace,
  totalPallets,
} from '@saltbush/freight';

/** `cheaper`: a whole truck costs less for this load. `from`: it would cost less from this number of pallets on. */
export type BreakEven =
  | { status: 'cheaper'; text: string; vehicleType: FtlVehicleType; pallets: number }
  | { status: 'from'; text: string };

const cityName = (text: string): string => placeCity(resolvePlace(text))?.name ?? '';

const truckName = (type: FtlVehicleType): string => (type === 'SEMI' ? 'semi' : (findVehicle(type)?.name ?? type));

/** Compares a whole truck with LTL on this lane; null when there is nothing to compare. Amounts before GST. */
export function breakEven(request: QuoteRequest, onDate: IsoDate): BreakEven | null {
  const [origin, destination] = [cityName(request.pickup), cityName(request.delivery)];
  const trucks = fullTruckBreakEvens(origin, destination, onDate);
  const ltl = ltlQuote(origin, destination, totalPallets(packageItems(request).map(({ count }) => count)), onDate);
  const pallets = ltl.status === 'priced' ? ltl.palletCount : 0;
  const cheaper = trucks.find(({ fromPallets, toPallets }) => pallets >= fromPallets && pallets <= toPallets);
  if (cheaper && ltl.status === 'priced') {
    const { vehicleType, truckCents } = cheaper;
    const saving = formatAud(ltl.totalCents - truckCents);
    const text = `A whole ${truckName(vehicleType)} costs ${formatAud(truckCents)} before GST. That is ${saving} less than ${pallets} pallets by LTL.`;
    return { status: 'cheaper', text, vehicleType, pallets };
  }
  const next = trucks.find(({ fromPallets }) => pallets < fromPallets);
  if (!next) return null;
  const text = `From ${next.fromPallets} pallets, a whole ${truckName(next.vehicleType)} to ${destination} costs less than LTL.`;
  return { status: 'from', text };
}
