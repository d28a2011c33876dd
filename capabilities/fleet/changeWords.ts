import { DEPOTS, formatNumber, vehicleById } from '@saltbush/freight';
import type { VehicleFields } from './api.ts';

const WORDS: { [Field in keyof VehicleFields]: (value: VehicleFields[Field]) => string } = {
  registration: (text) => text,
  vehicleId: (id) => vehicleById(id).name,
  capacityKg: (kg) => `${formatNumber(kg)} kg`,
  pallets: (count) => `${count} pallet${count === 1 ? '' : 's'}`,
  licenceClass: (licence) => `licence ${licence}`,
  depot: (id) => DEPOTS.find((depot) => depot.id === id)?.name ?? id,
};

function wordsOf<Field extends keyof VehicleFields>(field: Field, before: VehicleFields, after: VehicleFields): string {
  return `${WORDS[field](after[field])}, before ${WORDS[field](before[field])}`;
}

/** What changed of a vehicle, for its trail; empty when nothing did. */
export function changeWords(before: VehicleFields, after: VehicleFields): string {
  const fields = Object.keys(WORDS) as (keyof VehicleFields)[];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => wordsOf(field, before, after))
    .join('; ');
}
