import { formatDate, formatTimeOfDay, parseTimeOfDay } from '@saltbush/freight';
import type { Run, RunDelivery } from '@saltbush/runs/api';
import { TextLink } from '@saltbush/ui';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { isEnded, whenText } from './run-words.ts';
import * as S from './runs.styles.ts';

function pickupText({ pickupDate, pickupTime }: Pick<Run, 'pickupDate' | 'pickupTime'>): string {
  const minute = parseTimeOfDay(pickupTime);
  return `${formatDate(pickupDate)}${minute === null ? '' : `, ready at ${formatTimeOfDay(minute)}`}`;
}

/** The stops of a run as a numbered line: the pickup, then each delivery with its shipment and how it stands. */
export function RunStops({ run }: { run: Run }) {
  const { pickup, deliveries } = run;
  return (
    <S.Stops>
      <S.Stop>
        <S.Mark data-pickup aria-hidden>
          P
        </S.Mark>
        <div>
          <h3>Pickup: {pickup.businessName}</h3>
          <p>
            {pickup.street}, {pickup.suburb}
          </p>
          <p data-soft>{pickupText(run)}</p>
        </div>
      </S.Stop>
      {deliveries.map((delivery) => (
        <DeliveryStop key={delivery.reference} {...{ delivery, run }} />
      ))}
    </S.Stops>
  );
}

function DeliveryStop({ delivery, run }: { delivery: RunDelivery; run: Run }) {
  const { position, reference, badge, exception, receiver, street, suburb, goods, customerReference } = delivery;
  const when = whenText(delivery);
  const hasOwnPickup = delivery.pickupDate !== run.pickupDate || delivery.pickupTime !== run.pickupTime;
  return (
    <S.Stop>
      <S.Mark aria-hidden data-ended={isEnded(delivery) ? '' : undefined}>
        {position}
      </S.Mark>
      <div>
        <S.StopHead>
          <h3>
            {position}. {receiver}
          </h3>
          <StatusBadge badge={badge} exception={exception?.kind} />
        </S.StopHead>
        <p>
          {street}, {suburb}
        </p>
        <p data-soft>
          <TextLink href={`/dashboard/shipments/${reference}`}>{reference}</TextLink>
          {[goods, customerReference, when].filter(Boolean).map((words) => `, ${words}`)}
        </p>
        {hasOwnPickup && <p data-soft>Its pickup was changed: {pickupText(delivery)}</p>}
      </div>
    </S.Stop>
  );
}
