import type { Queries } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { Freight } from '@saltbush/consignments/neighbours';
import { type ClaimKind, type ClaimWindow, claimWindow, formatDate, type Instant } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { isOpenClaim } from './api/claim-words.ts';
import type { ShipmentClaims } from './api/claims.ts';
import { claimRowOf, IS_OPEN, ROW_COLUMNS } from './claim-rows.ts';
import type { Tables } from './tables.ts';

const untilOf = (window: ClaimWindow) => ('until' in window ? window.until : null);
const fromOf = (window: ClaimWindow) => ('from' in window ? window.from : null);

/** Whether a claim can be made for a consignment, for what, and those that were made. */
export async function offerOf(db: Queries<Tables>, freight: Freight, now: Instant): Promise<ShipmentClaims> {
  const window = claimWindow(freight, now);
  const rows = await db
    .selectFrom('claims')
    .select(ROW_COLUMNS)
    .where('booking_reference', '=', freight.reference)
    .orderBy(IS_OPEN, 'desc')
    .orderBy('lodged_at', 'desc')
    .execute();
  const isOpen = (kind: ClaimKind) => rows.some((row) => row.kind === kind && isOpenClaim(row.status));
  return {
    status: window.status,
    kinds: window.status === 'open' ? window.kinds.filter((kind) => !isOpen(kind)) : [],
    ...{ until: untilOf(window), from: fromOf(window), claims: rows.map(claimRowOf) },
  };
}

/** Why a claim cannot be made, and what to do instead. */
function reasonOf(window: ClaimWindow, kind: ClaimKind): string {
  if (window.status === 'over') {
    return `A claim for this freight could be made until ${formatDate(window.until)}. Ring ${brand.phone} to talk about it.`;
  }
  if (window.status === 'not-carried') return 'This freight was not carried, so there is nothing to claim for.';
  if (window.status === 'not-yet') {
    const from =
      window.from === null ? 'once it was delivered or is late' : `from ${formatDate(window.from)} if it is late`;
    return `A claim for this freight can be made ${from}. Ring ${brand.phone} if something is wrong now.`;
  }
  return kind === 'delay'
    ? 'This freight came by the day that was promised, or none was, so there is no delay to claim for.'
    : `This freight has not arrived. Claim for ${window.kinds.join(' or ')} now, and for ${kind} when it is here.`;
}

/** @throws Refusal `claim-not-open`, which says until or from when. */
export function requireClaimable(freight: Freight, kind: ClaimKind, now: Instant): void {
  const window = claimWindow(freight, now);
  if (window.status === 'open' && window.kinds.includes(kind)) return;
  throw new Refusal(reasonOf(window, kind), {
    ...{ status: 409, code: 'claim-not-open', facts: { until: untilOf(window), from: fromOf(window) } },
  });
}
