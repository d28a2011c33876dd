import { CLAIM_KIND_WORDS, type DeskClaimRow } from '@saltbush/claims/api';
import { formatAud } from '@saltbush/freight';
import { Badge, TextLink } from '@saltbush/ui';
import { useDeskClaimsQuery } from '../api/deskClaims.ts';
import { claimStatus } from '../claims/claim-statuses.data.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './BookingClaims.styles.ts';

const FRESH = { refetchOnMountOrArgChange: true };
const NONE: readonly DeskClaimRow[] = [];

/** The claims about a booking, found by the list's own search; nothing while there are none. */
export function BookingClaims({ booking }: { booking: string }) {
  const { data } = useDeskClaimsQuery({ view: 'all', search: booking, sort: '', page: 1 }, FRESH);
  const claims = (data?.rows ?? NONE).filter(({ shipmentReference }) => shipmentReference === booking);
  if (claims.length === 0) return null;
  return (
    <DeskCard heading="Claims">
      <S.List>
        {claims.map(({ reference, kind, amountCents, status, waitsSince }) => (
          <li key={reference}>
            <span>
              <TextLink href={`/ops/claims/${reference}`}>{reference}</TextLink>{' '}
              <span>
                {CLAIM_KIND_WORDS[kind]}, {formatAud(amountCents)} ex GST
              </span>
            </span>
            <Badge tone={claimStatus(status).tone}>{claimStatus(status).label}</Badge>
            {waitsSince !== null && <Badge tone="warn">Waits for us</Badge>}
          </li>
        ))}
      </S.List>
    </DeskCard>
  );
}
