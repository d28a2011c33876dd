import type { Booking } from '@saltbush/consignments/api';
import { MOST_LABELS, plannedPickup, STATUS_TITLES } from '@saltbush/consignments/api';
import { formatAud, formatDate, formatMoment, routeOf } from '@saltbush/freight';
import {
  Badge,
  ButtonLink,
  Container,
  FactList,
  icons,
  LabelsForm,
  Notice,
  PageHeader,
  Section,
  Stack,
  TextLink,
} from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { consignmentNoteHref, dangerousGoodsHref, labelsHref } from '../api/paperHrefs.ts';
import { consignmentFacts } from '../price/consignmentFacts.ts';
import { PriceLines } from '../price/PriceLines.tsx';
import { PrintHead } from '../record/PrintHead.tsx';
import * as S from '../record/record.styles.ts';
import { AnswerBy } from './AnswerBy.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { CheckedAt } from './CheckedAt.tsx';
import { PodRecord } from './PodRecord.tsx';
import { StopFacts } from './StopFacts.tsx';
import { BADGE_TONES, EXCEPTION_WORDS, STATUS_LEADS } from './status-words.data.ts';
import { Timeline } from './Timeline.tsx';

interface Props {
  booking: Booking;
  token: string;
  checked: { atMs: number | null; isLate: boolean };
}

/** Everything about a booking: its progress first, then what was booked. */
export function BookingView({ booking, token, checked }: Props) {
  const {
    reference,
    status,
    badge,
    exception,
    eta,
    answerBy,
    pickedUpAt,
    pickupTimeZone,
    request,
    quote,
    quoteReference,
    details,
    packages,
    pod,
  } = booking;
  const isUnderWay = badge === 'Pending' || badge === 'In Transit';
  return (
    <Section spacing="half">
      <Container>
        <PrintHead />
        <PageHeader
          eyebrow={routeOf(request)}
          title={
            <>
              Booking <S.Reference>{reference}</S.Reference>
            </>
          }
        />
        <S.Columns>
          <S.Aside aria-label="Status">
            <div role="status">
              <Stack gap={1.5}>
                <S.Badges>
                  <Badge tone={BADGE_TONES[badge]}>{badge}</Badge>
                </S.Badges>
                <h2>{STATUS_TITLES[status]}</h2>
                <p>{STATUS_LEADS[status]}</p>
                {isUnderWay && eta !== null && (
                  <p>
                    Expected delivery: <strong>{formatDate(eta)}</strong>
                  </p>
                )}
                {exception && (
                  <Notice tone="warn" title={EXCEPTION_WORDS[exception.kind]}>
                    {exception.reason}
                  </Notice>
                )}
              </Stack>
            </div>
            {answerBy && <AnswerBy answerBy={answerBy} checkedAtMs={checked.atMs} />}
            <CheckedAt {...checked} />
            {isUnderWay && (
              <S.Small>
                Without this page's link:{' '}
                <TextLink href={`/track?reference=${encodeURIComponent(reference)}`}>track it</TextLink> with{' '}
                <S.Reference>{reference}</S.Reference> and the postcode of either end.
              </S.Small>
            )}
            <S.Acts>
              <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore={icons.phone} isFullWidth>
                Call {brand.phone}
              </ButtonLink>
            </S.Acts>
            <CancelBooking token={token} booking={booking} />
          </S.Aside>
          <S.Main>
            {pod && <PodRecord pod={pod} token={token} />}
            <section aria-labelledby="progress">
              <h2 id="progress">Progress</h2>
              <Timeline booking={booking} />
            </section>
            <section aria-labelledby="ends">
              <h2 id="ends">Pickup and delivery</h2>
              <FactList
                rows={[
                  pickedUpAt
                    ? { term: 'Picked up', detail: formatMoment(Date.parse(pickedUpAt), pickupTimeZone) }
                    : { term: 'Pickup date', detail: plannedPickup({ ...details, pickupTimeZone }) },
                  ...(details.customerReference ? [{ term: 'Your reference', detail: details.customerReference }] : []),
                  ...(details.instructions ? [{ term: 'Instructions', detail: details.instructions }] : []),
                ]}
              />
              <S.Ends>
                <StopFacts title="Pickup" stop={details.pickup} />
                <StopFacts title="Delivery" stop={details.delivery} />
              </S.Ends>
            </section>
            {badge !== 'Declined' && badge !== 'Cancelled' && (
              <section aria-labelledby="labels" data-print="hide">
                <h2 id="labels">Labels and consignment note</h2>
                <LabelsForm
                  labelsHref={labelsHref(token)}
                  noteHref={consignmentNoteHref(token)}
                  count={packages ?? 1}
                  mostLabels={MOST_LABELS}
                  dangerousHref={details.hasDangerousGoods ? dangerousGoodsHref(token) : undefined}
                />
              </section>
            )}
            {details.hasDangerousGoods && (
              <Notice tone="warn" title="Dangerous goods declared">
                {details.dangerousGoods
                  .map(
                    ({ unNumber, properShippingName, division }) =>
                      `${unNumber} ${properShippingName}, class ${division}`,
                  )
                  .join('; ')}
              </Notice>
            )}
            <section aria-labelledby="consignment">
              <h2 id="consignment">What is carried</h2>
              <FactList
                rows={[
                  ...(details.goods ? [{ term: 'Goods', detail: details.goods.description }] : []),
                  ...consignmentFacts({ ...request, pickupDate: '', pickupTime: '' }, quote),
                ]}
              />
            </section>
            <section aria-labelledby="price">
              <h2 id="price">Price: {formatAud(quote.totalIncGstCents)} inc GST</h2>
              <PriceLines quote={quote} />
              <S.Small>As quoted in {quoteReference}. Waiting time beyond the free time is charged separately.</S.Small>
            </section>
          </S.Main>
        </S.Columns>
      </Container>
    </Section>
  );
}
