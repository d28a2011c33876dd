import type { ClientFocus, ClientVehicleType } from '@saltbush/clients/api';

/** Vehicles of the set-up, in the values of the calculator. */
const VEHICLES: Record<ClientVehicleType, { field: 'metroVehicle' | 'ftlVehicle'; value: string }> = {
  '1T Van': { field: 'metroVehicle', value: '1t-van' },
  '2T Truck': { field: 'metroVehicle', value: '2t-tray' },
  '4T Truck': { field: 'metroVehicle', value: '4t-truck' },
  '6T Truck': { field: 'metroVehicle', value: '6t-truck' },
  'Semi Trailer': { field: 'ftlVehicle', value: 'SEMI' },
  'B-Double': { field: 'ftlVehicle', value: 'BDOUBLE' },
};

interface FirstQuote {
  originSuburb: string;
  focus: ClientFocus;
  vehicleTypes: readonly ClientVehicleType[];
}

/** Opens the calculator with the origin and the first vehicle that suits the focus. */
export function firstQuoteHref({ originSuburb, focus, vehicleTypes }: FirstQuote): string {
  const known = vehicleTypes.map((type) => VEHICLES[type]);
  const wanted = focus === 'metro' ? 'metroVehicle' : 'ftlVehicle';
  const vehicle = known.find(({ field }) => field === wanted) ?? known[0];
  const query = new URLSearchParams({ pickup: originSuburb.trim() });
  if (vehicle) query.set(vehicle.field, vehicle.value);
  return `/quote?${query}`;
}
