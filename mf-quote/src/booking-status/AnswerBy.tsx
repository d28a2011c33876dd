import { formatMoment } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';

interface Props {
  /** ISO 8601. */
  answerBy: string;
  /** When the booking was last read, in milliseconds; null before that. */
  checkedAtMs: number | null;
}

/** By when a request is accepted or declined; after that time, that we are late. */
export function AnswerBy({ answerBy, checkedAtMs }: Props) {
  const moment = Date.parse(answerBy);
  const text = <strong>{formatMoment(moment, brand.hours.timeZone)}</strong>;
  if (checkedAtMs !== null && checkedAtMs > moment) {
    return <p>You should have had our answer by {text}. We are late: please call us.</p>;
  }
  return <p>We accept or decline it by {text}.</p>;
}
