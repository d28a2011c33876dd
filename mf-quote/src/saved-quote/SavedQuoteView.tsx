import { formatAud, formatDate, localTime, routeOf, TERMS } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Badge, Container, FactList, Notice, PageHeader, Section, Stack, TextLink } from '@saltbush/ui';
import { consignmentFacts } from '../price/consignmentFacts.ts';
import { PriceLines } from '../price/PriceLines.tsx';
import { PrintHead } from '../record/PrintHead.tsx';
import * as S from '../record/record.styles.ts';
import { Reprice } from './Reprice.tsx';
import { SavedQuoteActs } from './SavedQuoteActs.tsx';

/** What each status means for whoever opens the link. */
function leadOf({ status, validUntil, bookingReference }: SavedQuote): string {
  switch (status) {
    case 'saved':
      return `The price is locked until ${formatDate(validUntil)}.`;
    case 'expired':
      return `The price stood until ${formatDate(validUntil)} and has expired.`;
    case 'booked':
      return `Booked as ${bookingReference ?? 'a consignment'}.`;
  }
}

/** Everything about a saved quote, and what its status allows. */
export function SavedQuoteView({ saved }: { saved: SavedQuote }) {
  const { reference, status, request, quote, savedAt, validUntil, replaces, pricingVersion } = saved;
  return (
    <Section spacing="half">
      <Container>
        <PrintHead />
        <PageHeader
          eyebrow={routeOf(request)}
          title={
            <>
              Quote <S.Reference>{reference}</S.Reference>
            </>
          }
          lead={leadOf(saved)}
        />
        <S.Columns>
          <S.Aside aria-label="Price">
            <S.Total>
              <strong>{formatAud(quote.totalIncGstCents)}</strong>
              <span>Total inc GST</span>
            </S.Total>
            <PriceLines quote={quote} />
            {status === 'saved' && <SavedQuoteActs saved={saved} />}
            {status === 'expired' && <Reprice saved={saved} />}
            {status === 'booked' && (
              <Notice tone="good" title={`Booked as ${bookedAs(saved)}`}>
                The mail that confirms the request holds the booking's own link, with its progress. A quote can be
                booked once: <TextLink href="/quote">get another quote</TextLink> for further freight.
              </Notice>
            )}
            <S.Small>
              On our <TextLink href="/terms">terms</TextLink>, version {TERMS.version}. Waiting time beyond the free
              time is charged separately.
            </S.Small>
          </S.Aside>
          <S.Main>
            {(quote.badges.length > 0 || quote.notes.length > 0) && (
              <Stack gap={2}>
                <S.Badges>
                  {quote.badges.map((badge) => (
                    <Badge key={badge} tone={quote.needsReview ? 'warn' : 'neutral'}>
                      {badge}
                    </Badge>
                  ))}
                </S.Badges>
                {quote.notes.map((note) => (
                  <Notice key={note} tone="warn">
                    {note}
                  </Notice>
                ))}
              </Stack>
            )}
            <section aria-labelledby="consignment">
              <h2 id="consignment">What is priced</h2>
              <FactList rows={consignmentFacts(request, quote)} />
            </section>
            <section aria-labelledby="record">
              <h2 id="record">The quote</h2>
              <FactList
                rows={[
                  { term: 'Reference', detail: reference },
                  { term: 'Saved', detail: formatDate(localTime(new Date(savedAt), 'Australia/Sydney').date) },
                  { term: 'Price stands until', detail: `${formatDate(validUntil)}, Sydney date` },
                  { term: 'Rates of', detail: formatDate(pricingVersion) },
                  ...(replaces === null ? [] : [{ term: 'Replaces', detail: replaces }]),
                ]}
              />
            </section>
          </S.Main>
        </S.Columns>
      </Container>
    </Section>
  );
}

function bookedAs({ bookingReference }: SavedQuote): string {
  return bookingReference ?? 'a consignment';
}
