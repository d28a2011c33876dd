import { bookingAnswerBy, formatMoment, type Instant, type IsoDate, type Quote } from '@saltbush/freight';
import { keepTogether, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './BookingForm.styles.ts';

interface Props {
  quote: Pick<Quote, 'service'>;
  pickupDate: IsoDate;
  now: Instant;
}

/** By when a request sent now is accepted or declined. */
export function AnswerTime({ quote: { service }, pickupDate, now }: Props) {
  const office = { ...brand.hours, state: brand.address.state };
  const answerBy = bookingAnswerBy(now, { service, pickupDate }, office);
  return (
    <S.Small>
      Sent now, it is accepted or declined by <strong>{formatMoment(answerBy, brand.hours.timeZone)}</strong>, and we
      write to you either way. Sooner? Call <TextLink href={brand.phoneHref}>{keepTogether(brand.phone)}</TextLink>.
    </S.Small>
  );
}
