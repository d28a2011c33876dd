import type { BookingStop } from '@saltbush/consignments/api';
import * as S from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';

/** Pickup or delivery: address, contact, and instructions for the driver. */
export function StopFacts({ heading, stop }: { heading: string; stop: BookingStop }) {
  return (
    <DeskCard heading={heading}>
      <S.Facts>
        <div>
          <dt>Business</dt>
          <dd>{stop.businessName || 'Not given'}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            {stop.street}
            {stop.street && ', '}
            {stop.suburb}
          </dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>
            {stop.contactName}
            {stop.phone && (
              <>
                {stop.contactName && ', '}
                <PhoneLink phone={stop.phone} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Forklift</dt>
          <dd>{stop.hasForklift ? 'On site' : 'None on site'}</dd>
        </div>
        {stop.instructions && (
          <div>
            <dt>Instructions</dt>
            <dd>{stop.instructions}</dd>
          </div>
        )}
      </S.Facts>
    </DeskCard>
  );
}
