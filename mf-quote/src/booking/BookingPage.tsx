import { usePageTitle } from '@saltbush/contract';
import { formatDate } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { ButtonLink, Container, icons, PageHeader, Section } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useParams, useSearchParams } from 'react-router-dom';
import { useEarlierBookingQuery } from '../api/earlierBooking.ts';
import { useSavedQuoteQuery } from '../api/savedQuote.ts';
import { PrivateRecord } from '../record/PrivateRecord.tsx';
import { BookingForm } from './BookingForm.tsx';

const REFERENCE = /^SH-\d{4}-\d{4,9}$/;
const LOADING = { isFetching: true };

/** Books a saved quote while its price is valid. With `?again=SH-2026-0123` the form is filled in like that booking. */
export function BookingPage() {
  const { token = '' } = useParams();
  const query = useSavedQuoteQuery(token, { refetchOnMountOrArgChange: true });
  const [search] = useSearchParams();
  const again = search.get('again') ?? '';
  const earlier = useEarlierBookingQuery(again, { skip: !REFERENCE.test(again) });
  // The form takes its first values once, so wait for the earlier booking.
  const isCopying = earlier.isLoading;
  const { currentData } = query;
  usePageTitle(currentData ? `Book quote ${currentData.reference}` : null);
  return (
    <PrivateRecord<SavedQuote> query={isCopying ? LOADING : query} onRetry={() => void query.refetch()} noun="quote">
      {(saved) =>
        saved.status === 'saved' ? (
          <BookingForm key={token} saved={saved} again={again} earlier={earlier.currentData?.details ?? null} />
        ) : (
          <NotBookable saved={saved} />
        )
      }
    </PrivateRecord>
  );
}

/** The quote has expired or is booked, so this says what to do in place of a form that cannot be sent. */
function NotBookable({ saved: { token, reference, status, validUntil, bookingReference } }: { saved: SavedQuote }) {
  const isExpired = status === 'expired';
  return (
    <Section>
      <Container>
        <PageHeader
          eyebrow={`Quote ${reference}`}
          title={isExpired ? 'This quote has expired' : 'This quote is booked'}
          lead={
            isExpired
              ? `The price stood until ${formatDate(validUntil)}. Re-price it at today's rates, then book: nothing you entered is asked again.`
              : `The booking is ${bookingReference ?? 'made'}. The mail that confirms the request holds its own link, with its progress.`
          }
        >
          <ButtonLink href={`/quotes/${token}`} iconAfter={icons.arrowRight}>
            {isExpired ? 'See it and re-price' : 'See the quote'}
          </ButtonLink>
          <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore={icons.phone}>
            Call {brand.phone}
          </ButtonLink>
        </PageHeader>
      </Container>
    </Section>
  );
}
