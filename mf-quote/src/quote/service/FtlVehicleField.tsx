import { findVehicle, ftlVehicleTypes, placeCity, resolvePlace } from '@saltbush/freight';
import { SelectField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';

const cityName = (text: string): string => placeCity(resolvePlace(text))?.name ?? '';

/** The vehicles of the lane; the first is preselected. */
export function FtlVehicleField({ form }: { form: QuoteForm }) {
  const { request, onDate, change } = form;
  const types = ftlVehicleTypes(cityName(request.pickup), cityName(request.delivery), onDate);
  if (types.length === 0) return null;
  return (
    <SelectField
      label="FTL vehicle"
      name="ftlVehicle"
      placeholder="Choose a vehicle"
      options={types.map((type) => {
        const vehicle = findVehicle(type);
        return {
          value: type,
          label: vehicle ? `${vehicle.usedIn.ftl ?? vehicle.name}, ${vehicle.pallets} pallets` : type,
        };
      })}
      value={request.ftlVehicle ?? ''}
      onChange={({ target }) => change({ ftlVehicle: types.find((type) => type === target.value) ?? null })}
    />
  );
}
