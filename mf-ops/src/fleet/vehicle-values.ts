import { fieldErrors } from '@saltbush/business-api/field-errors';
import { changeVehicleSchema, type DeskVehicle, type VehicleFields } from '@saltbush/fleet/api';
import {
  DEPOTS,
  findVehicle,
  LICENCE_ORDER,
  licenceForVehicle,
  VEHICLE_IDS,
  type VehicleId,
  vehicleById,
} from '@saltbush/freight';

/** Values of the form, as typed. */
export type VehicleValues = Record<keyof VehicleFields, string>;

export const valuesOf = (vehicle: DeskVehicle): VehicleValues => ({
  registration: vehicle.registration,
  vehicleId: vehicle.vehicleId,
  capacityKg: String(vehicle.capacityKg),
  pallets: String(vehicle.pallets),
  licenceClass: vehicle.licenceClass,
  depot: vehicle.depot,
});

export const BLANK_VALUES: VehicleValues = {
  registration: '',
  vehicleId: '',
  capacityKg: '',
  pallets: '',
  licenceClass: '',
  depot: '',
};

/** What a usual vehicle of a class carries and needs, for the fields that nobody has filled in or that said so before. */
export function withClass(values: VehicleValues, id: string): VehicleValues {
  const next = VEHICLE_IDS.find((known) => known === id);
  if (!next) return { ...values, vehicleId: id };
  const usual = usualOf(next);
  const before = VEHICLE_IDS.find((known) => known === values.vehicleId);
  const was: Partial<VehicleValues> = before ? usualOf(before) : {};
  const filled = { ...values, vehicleId: id };
  for (const field of ['capacityKg', 'pallets', 'licenceClass'] as const) {
    if (values[field] === '' || values[field] === was[field]) filled[field] = usual[field];
  }
  return filled;
}

function usualOf(id: VehicleId): Pick<VehicleValues, 'capacityKg' | 'pallets' | 'licenceClass'> {
  const { capacityKg, pallets } = vehicleById(id);
  return { capacityKg: String(capacityKg), pallets: String(pallets), licenceClass: licenceForVehicle(id) };
}

const numberOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

/** As it would be sent; what is missing or no number is found by `vehicleErrors`. */
function unchecked(values: VehicleValues) {
  return {
    registration: values.registration.trim(),
    vehicleId: findVehicle(values.vehicleId)?.id,
    capacityKg: numberOf(values.capacityKg),
    pallets: numberOf(values.pallets),
    licenceClass: LICENCE_ORDER.find((known) => known === values.licenceClass),
    depot: DEPOTS.find(({ id }) => id === values.depot)?.id,
  };
}

/** What the gateway would refuse, by field. */
export const vehicleErrors = (values: VehicleValues): Partial<VehicleValues> =>
  fieldErrors(changeVehicleSchema, { version: 1, ...unchecked(values) });

/** Valid values as the gateway takes them. */
export function toVehicle(values: VehicleValues): VehicleFields {
  const { version: _, ...fields } = changeVehicleSchema.validateSync(
    { version: 1, ...unchecked(values) },
    { strict: true },
  );
  return fields;
}
