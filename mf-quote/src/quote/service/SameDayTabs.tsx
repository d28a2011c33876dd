import {
  formatAud,
  formatTimeOfDay,
  localTime,
  METRO_SERVICE_DEFINITIONS,
  METRO_SERVICES,
  type MetroService,
  SERVICE_NAMES,
} from '@saltbush/freight';
import { FactList, Notice } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { CutOffClock } from './CutOffClock.tsx';
import { MetroVehicleField } from './MetroVehicleField.tsx';
import { metroOpening } from './metroOpening.ts';
import { NextDayOffer } from './NextDayOffer.tsx';
import { pickupClock } from './pickupClock.ts';
import * as S from './service.styles.ts';

/**
 * Same-day metro service: one tab for each level, with its promise, its cut-off on the pickup city's clock and its
 * price.
 */
export function SameDayTabs({ form }: { form: QuoteForm }) {
  const { request, now, change } = form;
  const selected = METRO_SERVICES.find((service) => service === request.service) ?? 'ALL_DAY';
  const isClosed = (service: MetroService) => metroOpening(service, request, now)?.status === 'closed';
  return (
    <S.SameDay aria-label="Same-day service">
      <CutOffClock form={form} />
      <S.Levels
        label="Same-day service"
        items={METRO_SERVICES.map((service) => ({
          id: service,
          label: SERVICE_NAMES[service],
          badge: isClosed(service) ? 'Closed' : undefined,
        }))}
        selectedId={selected}
        onSelect={(id) => change({ service: METRO_SERVICES.find((service) => service === id) ?? null })}
        panels={{ [selected]: <LevelPanel form={form} service={selected} /> }}
      />
    </S.SameDay>
  );
}

function LevelPanel({ form, service }: { form: QuoteForm; service: MetroService }) {
  const { request, now, options } = form;
  const { description, turnaround, cutOffMinute } = METRO_SERVICE_DEFINITIONS[service];
  const option = options.find(({ type }) => type === service);
  const city = pickupClock(request);
  const zone = localTime(now, city.timeZone).zoneAbbreviation;
  const isClosed = metroOpening(service, request, now)?.status === 'closed';
  return (
    <S.Level>
      <S.LevelHead>
        <p>{description}</p>
        {option && option.rateCents !== null && (
          <S.LevelPrice>
            {formatAud(option.rateCents)} <small>before GST</small>
          </S.LevelPrice>
        )}
      </S.LevelHead>
      <FactList
        rows={[
          { term: 'Turnaround', detail: turnaround },
          { term: 'Book by', detail: `${formatTimeOfDay(cutOffMinute)} ${zone}, ${city.name} time` },
        ]}
      />
      {isClosed ? (
        <NextDayOffer form={form} service={service} />
      ) : (
        option?.message && <Notice tone="warn">{option.message}</Notice>
      )}
      <MetroVehicleField form={form} />
    </S.Level>
  );
}
