import { metroVehicleGroups } from '@saltbush/freight';
import { SelectField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';

/** The metro vehicle. A dedicated one is priced by distance, and the cards follow. */
export function MetroVehicleField({ form }: { form: QuoteForm }) {
  const groups = metroVehicleGroups(form.onDate).map(({ label, vehicles }) => ({
    label,
    options: vehicles.map(({ vehicle, name }) => ({ value: vehicle.id, label: name })),
  }));
  return (
    <SelectField
      label="Metro vehicle"
      name="metroVehicle"
      placeholder="Choose a vehicle"
      options={groups}
      value={form.request.metroVehicle ?? ''}
      onChange={({ target }) => form.change({ metroVehicle: target.value || null })}
    />
  );
}
