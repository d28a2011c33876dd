import { formatAud, HOURLY_LOCATIONS, hourlyVehicles } from '@saltbush/freight';
import { Fieldset, NumberField, SelectField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import * as S from './route.styles.ts';

const MINIMUM_HOURS = 3;

/** Metro hourly hire: where the truck starts, which one, and for how long. */
export function HourlyFields({ form }: { form: QuoteForm }) {
  const { request, onDate, change, field } = form;
  return (
    <Fieldset
      legend="Metro hourly hire"
      help="A truck and driver by the hour, in three cities at one price. Rates are before the fuel levy and GST."
    >
      <S.Ends>
        <SelectField
          label="Starting location"
          name="pickup"
          placeholder="Choose a city"
          options={HOURLY_LOCATIONS.map(({ name, city }) => ({ value: city, label: name }))}
          value={request.pickup}
          onChange={({ target }) => change({ pickup: target.value })}
        />
        <SelectField
          label="Vehicle type"
          name="hourlyVehicle"
          placeholder="Choose a vehicle"
          options={hourlyVehicles(onDate).map(({ vehicle, name, breakdown }) => ({
            value: vehicle.id,
            label: `${name} – ${breakdown ? `${formatAud(breakdown.baseCents)} per hour` : 'POA'}`,
          }))}
          value={request.hourlyVehicle ?? ''}
          onChange={({ target }) => change({ hourlyVehicle: target.value || null })}
        />
        <NumberField
          label="Hours needed"
          help={`Whole hours, charged from ${MINIMUM_HOURS}`}
          {...field('hours')}
          min={1}
          step="any"
          unit="h"
        />
      </S.Ends>
    </Fieldset>
  );
}
