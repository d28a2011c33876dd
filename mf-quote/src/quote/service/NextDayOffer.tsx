import { formatDate, METRO_SERVICES, type MetroService } from '@saltbush/freight';
import { Button, Notice } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import { metroOpening } from './metroOpening.ts';
import * as S from './service.styles.ts';

/** Where a same-day level is closed for the chosen day: why, and a price for the next business day at one press. */
export function NextDayOffer({ form, service }: { form: QuoteForm; service?: MetroService }) {
  const { request, now, change } = form;
  const openings = (service ? [service] : METRO_SERVICES).map((level) => metroOpening(level, request, now));
  // Of several closed levels the one with the latest cut-off tells most.
  const closed = openings.findLast((opening) => opening?.status === 'closed');
  if (closed?.status !== 'closed') return null;
  const { nextDate, message } = closed;
  return (
    <Notice tone="warn">
      <S.Offer>
        <p>{service ? message : `Closed same-day services open again on ${formatDate(nextDate)}.`}</p>
        <Button size="small" variant="secondary" iconBefore="calendar" onClick={() => change({ pickupDate: nextDate })}>
          Quote for {formatDate(nextDate)}
        </Button>
      </S.Offer>
    </Notice>
  );
}
