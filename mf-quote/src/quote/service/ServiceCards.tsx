import { formatAud, isMetroService, METRO_SERVICES, type ServiceOption } from '@saltbush/freight';
import { Fieldset, Notice, RadioCards, Stack } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { CutOffClock } from './CutOffClock.tsx';
import { FtlVehicleField } from './FtlVehicleField.tsx';
import { MetroVehicleField } from './MetroVehicleField.tsx';
import { metroOpening } from './metroOpening.ts';
import { NextDayOffer } from './NextDayOffer.tsx';

function cardText({ available, message, rateCents, type, turnaround, zone, palletRange }: ServiceOption): string {
  if (message !== null) return message;
  if (available && rateCents === null && type === 'LTL') return 'Enter the number of pallets for a price.';
  return [turnaround, zone && `${zone} zone`, palletRange && `${palletRange} pallets`].filter(Boolean).join(' · ');
}

/** The reason why no service is available, when all of several have the same one. */
function sharedReason(options: readonly ServiceOption[]): string | null {
  const [first, ...others] = options;
  if (!first || first.available || others.length === 0) return null;
  return others.every(({ message }) => message === first.message) ? first.message : null;
}

/** The services between two places as cards: price or reason, and the vehicles they use. */
export function ServiceCards({ form }: { form: QuoteForm }) {
  const { request, now, options, notice, summary, change } = form;
  const isFilledIn = request.pickup.trim() !== '' && request.delivery.trim() !== '';
  if (!isFilledIn) return null;
  const metro = options.filter(({ type }) => isMetroService(type));
  const hasMetro = metro.length > 0;
  const shared = sharedReason(metro);
  const isAllClosed = hasMetro && METRO_SERVICES.every((type) => metroOpening(type, request, now)?.status === 'closed');
  // Four cards with the same reason become one sentence.
  const cards = isAllClosed || shared !== null ? options.filter((option) => !metro.includes(option)) : options;
  const hasFtl = options.some(({ type }) => type === 'FTL');
  const isOwnRate = summary.status === 'priced' && summary.quote.agreedRate !== undefined;
  return (
    <Fieldset legend="Service">
      {notice && !isOwnRate && <Notice tone="warn">{notice}</Notice>}
      {isOwnRate && <Notice tone="info">This lane has no fixed rate: your own rate sheet prices it.</Notice>}
      {hasMetro && !isAllClosed && <CutOffClock form={form} />}
      {!isAllClosed && shared !== null && <Notice tone="warn">{shared}</Notice>}
      {cards.length > 0 && (
        <RadioCards
          label="Choose a service"
          name="option"
          help="Prices before GST. We pick the cheapest one that is open; choose another as you like."
          options={cards.map((option) => ({
            value: option.type,
            label: option.name,
            description: cardText(option),
            detail: option.rateCents === null ? undefined : formatAud(option.rateCents),
            disabled: !option.available,
          }))}
          value={request.service ?? ''}
          onChange={({ target }) =>
            change({ service: options.find(({ type }) => type === target.value)?.type ?? null })
          }
        />
      )}
      {hasMetro && <NextDayOffer form={form} />}
      {(hasMetro || hasFtl) && (
        <Stack gap={2.5}>
          {hasMetro && <MetroVehicleField form={form} />}
          {hasFtl && <FtlVehicleField form={form} />}
        </Stack>
      )}
    </Fieldset>
  );
}
