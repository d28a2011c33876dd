import { LICENCE_CLASSES } from '@saltbush/drivers/api';
import { DEPOTS, LICENCE_ORDER, VEHICLE_IDS, vehicleById } from '@saltbush/freight';
import { NumberField, SelectField, TextField } from '@saltbush/ui';
import * as S from '../sheet/acts.styles.ts';
import { type VehicleValues, withClass } from './vehicle-values.ts';

interface VehicleFormFieldsProps {
  values: VehicleValues;
  errors: Partial<VehicleValues>;
  onChange: (values: VehicleValues) => void;
}

const CLASSES = VEHICLE_IDS.map((id) => ({ value: id, label: vehicleById(id).name }));
const LICENCES = LICENCE_ORDER.map((id) => ({ value: id, label: LICENCE_CLASSES[id] }));
const PLACES = DEPOTS.map(({ id, name }) => ({ value: id, label: name }));

/** What is written down of a vehicle. Choosing its class fills in what is usual for it. */
export function VehicleFormFields({ values, errors, onChange }: VehicleFormFieldsProps) {
  const field = (name: keyof VehicleValues) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  return (
    <S.Fields>
      <S.Pair>
        <TextField {...field('registration')} label="Registration" maxLength={10} autoComplete="off" />
        <SelectField {...field('depot')} label="Depot" placeholder="Choose the depot" options={PLACES} />
      </S.Pair>
      <SelectField
        {...field('vehicleId')}
        label="Class"
        placeholder="Choose the class"
        options={CLASSES}
        onChange={({ target }) => onChange(withClass(values, target.value))}
      />
      <S.Pair>
        <NumberField {...field('capacityKg')} label="Capacity in kg" help="What this very vehicle may carry" min={1} />
        <NumberField {...field('pallets')} label="Pallets" help="Standard pallets on its floor" min={1} />
      </S.Pair>
      <SelectField
        {...field('licenceClass')}
        label="Licence"
        help="By the gross mass on its plate and its axles"
        placeholder="Choose the licence it needs"
        options={LICENCES}
      />
    </S.Fields>
  );
}
