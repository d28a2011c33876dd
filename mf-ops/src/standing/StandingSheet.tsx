import { formatAud } from '@saltbush/freight';
import { type DeskStandingPickup, dayText, nextDaysText, ruleText } from '@saltbush/standing-pickups/api';
import { Notice, TextLink } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { FactCard } from '../sheet/FactCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { StandingBadge } from './StandingBadge.tsx';

interface StandingSheetProps {
  detail: DeskStandingPickup;
  readAt: number;
}

/** The standing pickup as staff see it. Its client changes and ends it; staff answer what it books, like any booking. */
export function StandingSheet({ detail: pickup, readAt }: StandingSheetProps) {
  const { shipmentReference, businessName, clientReference, from, to, last, needsTerms, addedBy } = pickup;
  const client =
    clientReference === null ? (
      businessName
    ) : (
      <TextLink href={`/ops/clients/${clientReference}`}>{businessName}</TextLink>
    );
  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <StandingBadge pickup={pickup} readAt={readAt} />
        </S.Badges>
        <dl>
          <div>
            <dt>Business</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt>Route</dt>
            <dd>
              {from} to {to}
            </dd>
          </div>
          <div>
            <dt>Days</dt>
            <dd>{ruleText(pickup)}</dd>
          </div>
        </dl>
        {last?.status === 'refused' && (
          <Notice tone="danger" title={`Not booked for ${dayText(last.day)}`}>
            <p>{last.message}</p>
          </Notice>
        )}
        {needsTerms && (
          <Notice tone="warn" title="Nothing is booked until the client accepts the new terms">
            <p>They do so on the page of their standing pickups.</p>
          </Notice>
        )}
      </S.Summary>
      <S.Facts>
        <FactCard
          heading="What is booked"
          facts={[
            { term: 'Next', detail: nextDaysText(pickup) ?? 'Nothing' },
            {
              term: 'Last',
              detail:
                last?.status === 'booked' ? (
                  <>
                    {dayText(last.day)}:{' '}
                    <TextLink href={`/ops/bookings/${last.shipmentReference}`}>{last.shipmentReference}</TextLink>,{' '}
                    {formatAud(last.totalIncGstCents)} inc GST
                  </>
                ) : (
                  ''
                ),
            },
            {
              term: 'Repeats',
              detail: <TextLink href={`/ops/bookings/${shipmentReference}`}>{shipmentReference}</TextLink>,
            },
            { term: 'Service', detail: pickup.serviceName },
            { term: 'Sender', detail: pickup.sender },
            { term: 'Receiver', detail: pickup.receiver },
          ]}
        />
      </S.Facts>
      <S.Work>
        <FactCard
          heading="Who books"
          facts={[
            { term: 'Mails go to', detail: <MailLink email={addedBy} /> },
            { term: 'Set up', detail: deskMoment(pickup.addedAt) },
          ]}
        />
      </S.Work>
    </S.Layout>
  );
}
