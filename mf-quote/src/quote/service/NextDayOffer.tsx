import { formatDate, METRO_SERVICES, type MetroService } from '@saltbush/freight';
import { Button, Notice } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { metroOpening } from './metroOpening.ts';
import * as S from './service.styles.ts';

/** Where the level, or every level, is closed for the chosen day: why, and the next business day at one press. */
export function NextDayOffer({ form, service }: { form: QuoteForm; service?: MetroService }) {
  const { request, now, change } = form;
  const openings = (service ? [service] : METRO_SERVICES).map((level) => metroOpening(level, request, now));
  // The level that closes last tells most.
  const last = openings.at(-1);
  if (last?.status !== 'closed') return null;
  const { nextDate, message } = last;
  return (
    <Notice tone="warn">
      <S.Offer>
        <p>{service ? message : `Same-day services are closed and open again on ${formatDate(nextDate)}.`}</p>
        <Button size="small" variant="secondary" iconBefore="calendar" onClick={() => change({ pickupDate: nextDate })}>
          Quote for {formatDate(nextDate)}
        </Button>
      </S.Offer>
    </Notice>
  );
}
