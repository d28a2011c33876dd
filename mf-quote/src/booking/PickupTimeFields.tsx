import { clockCity, type Instant, localTime, type QuoteRequest, resolvePlace } from '@saltbush/freight';
import { Fieldset, SelectField, TextField } from '@saltbush/ui';

import * as S from './BookingForm.styles.ts';
import { dayLabel } from './dayLabel.ts';
import type { BookingForm } from './useBookingForm.ts';

interface Props {
  form: BookingForm;
  request: QuoteRequest;
  now: Instant;
}

/** The pickup day and time. Only open days are offered; times are local to the pickup city. */
export function PickupTimeFields({ form, request, now }: Props) {
  const city = clockCity(resolvePlace(request.pickup));
  const { date: today, zoneAbbreviation } = localTime(now, city.timeZone);
  const { pickupDate } = form.values;
  // A day that has closed meanwhile stays in the list, so that the select shows what the form holds.
  const days = form.openDays.includes(pickupDate) || pickupDate === '' ? form.openDays : [pickupDate, ...form.openDays];
  return (
    <Fieldset
      legend="Pickup date and time"
      help="Open days of the pickup city: weekends and public holidays are left out."
    >
      <S.Pair data-align="end">
        <SelectField
          label="Pickup date"
          required
          options={days.map((day) => ({
            value: day,
            label: day === today ? `${dayLabel(day)} (today)` : dayLabel(day),
          }))}
          {...form.field('pickupDate')}
        />
        <TextField
          label="Pickup time"
          isOptional
          type="time"
          help={`When it is ready, on ${city.name}'s clock (${zoneAbbreviation}).`}
          {...form.field('pickupTime')}
        />
      </S.Pair>
    </Fieldset>
  );
}
