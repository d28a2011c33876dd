import { formatAud, isMetroService, type ServiceOption } from '@saltbush/freight';
import { Fieldset, Notice, RadioCards, Skeleton, Stack } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { CutOffClock } from './CutOffClock.tsx';
import { FtlVehicleField } from './FtlVehicleField.tsx';
import { MetroVehicleField } from './MetroVehicleField.tsx';
import { NextDayOffer } from './NextDayOffer.tsx';

function cardText({ available, message, rateCents, type, turnaround, zone, palletRange }: ServiceOption): string {
  if (message !== null) return message;
  if (available && rateCents === null && type === 'LTL') return 'Enter the number of pallets for a price.';
  return [turnaround, zone && `${zone} zone`, palletRange && `${palletRange} pallets`].filter(Boolean).join(' · ');
}

/** The services between two places, as cards: price or reason, and the vehicles they take. */
export function ServiceCards({ form }: { form: QuoteForm }) {
  const { request, now, options, notice, summary, change } = form;
  const isFilledIn = request.pickup.trim() !== '' && request.delivery.trim() !== '';
  if (!isFilledIn) return null;
  // Prices depend on the time, which the first render does not know.
  if (now === null) return <Skeleton height="12rem" />;
  const hasMetro = options.some(({ type }) => isMetroService(type));
  const hasFtl = options.some(({ type }) => type === 'FTL');
  const isOwnRate = summary.status === 'priced' && summary.quote.agreedRate !== undefined;
  return (
    <Fieldset legend="Service">
      {notice && !isOwnRate && <Notice tone="warn">{notice}</Notice>}
      {isOwnRate && <Notice tone="info">This lane has no fixed rate: your own rate sheet prices it.</Notice>}
      {hasMetro && <CutOffClock form={form} />}
      {options.length > 0 && (
        <RadioCards
          label="Choose a service"
          name="option"
          help="Prices before GST. We pick the cheapest one that is open; choose another as you like."
          options={options.map((option) => ({
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
