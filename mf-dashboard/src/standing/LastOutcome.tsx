import { formatAud } from '@saltbush/freight';
import { dayText, type StandingOutcome } from '@saltbush/standing-pickups/api';
import { keepTogether, Notice, TextLink } from '@saltbush/ui';
import * as S from './standing.styles.ts';

/** What became of the last day that was due: its booking, or why there is none. */
export function LastOutcome({ last }: { last: StandingOutcome }) {
  if (last.status === 'refused') {
    return (
      <S.Refused>
        <Notice tone="warn" title={`Not booked for ${dayText(last.day)}`}>
          <p>{keepTogether(last.message)}</p>
        </Notice>
      </S.Refused>
    );
  }
  const { day, shipmentReference, totalIncGstCents } = last;
  return (
    <p>
      Last: {dayText(day)}, booked as{' '}
      <TextLink href={`/dashboard/shipments/${shipmentReference}`}>{shipmentReference}</TextLink> for{' '}
      {keepTogether(`${formatAud(totalIncGstCents)} inc GST`)}
    </p>
  );
}
