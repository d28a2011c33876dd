import { formatDate, METRO_SERVICES, type MetroService, SERVICE_NAMES } from '@saltbush/freight';
import { Button, icons, Notice } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { metroOpening } from './metroOpening.ts';
import { nextDayPrice } from './nextDayPrice.ts';
import * as S from './service.styles.ts';

/**
 * For a level, or all levels, closed on the chosen day: why, and a button for the next business day; with its price
 * when nothing is open before.
 */
export function NextDayOffer({ form, service }: { form: QuoteForm; service?: MetroService }) {
  const { request, now, change } = form;
  const levels = service ? [service] : METRO_SERVICES;
  const closed = levels.flatMap((level) => {
    const opening = metroOpening(level, request, now);
    return opening?.status === 'closed' ? [{ ...opening, name: SERVICE_NAMES[level] }] : [];
  });
  // They close one after the other, so the last one says most.
  const last = closed.at(-1);
  if (!last) return null;
  const { nextDate, message } = last;
  const date = formatDate(nextDate);
  const isAllClosed = closed.length === levels.length;
  const names = closed.map(({ name }) => name).join(', ');
  const next = isAllClosed ? nextDayPrice(form, service ?? null) : null;
  const allWords = isAllClosed
    ? `Same-day services are closed and open again on ${date}.`
    : `Closed for today: ${names}. Open again on ${date}.`;
  return (
    <Notice tone={isAllClosed ? 'warn' : 'info'}>
      <S.Offer>
        <p>
          {service ? message : allWords}
          {next && ` The price then: ${next.words}.`}
        </p>
        <Button
          size="small"
          variant="secondary"
          iconBefore={icons.calendar}
          onClick={() => change({ pickupDate: nextDate })}
        >
          Quote for {date}
        </Button>
      </S.Offer>
    </Notice>
  );
}
