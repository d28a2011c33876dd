import { metroVehicleGroups } from '@saltbush/freight';
import { SelectField } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';

const groups = metroVehicleGroups().map(({ label, vehicles }) => ({
  label,
  options: vehicles.map(({ vehicle, name }) => ({ value: vehicle.id, label: name })),
}));

/** The metro vehicle; a dedicated one is priced by distance, and the cards follow. */
export function MetroVehicleField({ form }: { form: QuoteForm }) {
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
