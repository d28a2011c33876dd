import {
  isMetroMode,
  isMetroService,
  localTime,
  METRO_SERVICE_DEFINITIONS,
  METRO_SERVICES,
  type MetroService,
  suggestPriceLevel,
} from '@saltbush/freight';
import { Fieldset, Notice, TextField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { pickupClock } from './pickupClock.ts';
import * as S from './service.styles.ts';

const fitting = (service: MetroService): string =>
  `Between those times, ${METRO_SERVICE_DEFINITIONS[service].name} fits best.`;

/** When it should travel. The times only suggest a same-day level; the visitor decides. */
export function TimeFields({ form }: { form: QuoteForm }) {
  const { request, now, options } = form;
  const level = suggestPriceLevel(request.pickupTime, request.deliveryTime);
  const suggested = METRO_SERVICES.findLast((service) => METRO_SERVICE_DEFINITIONS[service].priceLevel === level);
  const isMetro = isMetroMode(request.mode) || options.some(({ type }) => isMetroService(type));
  const today = localTime(now, pickupClock(request).timeZone).date;
  return (
    <Fieldset legend="Service times" help="Leave blank for today. Times are those of the pickup city.">
      <S.Times>
        <TextField label="Pickup date" type="date" min={today} {...form.field('pickupDate')} />
        <TextField label="Pickup time" type="time" {...form.field('pickupTime')} />
        <TextField label="Delivery time" type="time" {...form.field('deliveryTime')} />
      </S.Times>
      {isMetro && suggested && suggested !== request.service && (
        <Notice data-said={fitting(suggested)}>{fitting(suggested)}</Notice>
      )}
    </Fieldset>
  );
}
