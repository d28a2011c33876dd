import { CLAIM_KIND_WORDS, type DeskClaim, isOpenClaim } from '@saltbush/claims/api';
import { formatAud, formatDate } from '@saltbush/freight';
import { Badge, PictureLinks, TextLink } from '@saltbush/ui';
import { claimPictureHref } from '../api/deskClaim.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { FactCard } from '../sheet/FactCard.tsx';
import { MailLink } from '../sheet/MailLink.tsx';
import { PhoneLink } from '../sheet/PhoneLink.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import * as T from '../sheet/Thread.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { ClaimThread } from './ClaimThread.tsx';
import { claimStatus } from './claim-statuses.data.ts';
import { claimTrail } from './claimTrail.ts';
import { DecideCard } from './DecideCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { MessageCard } from './MessageCard.tsx';

interface ClaimSheetProps {
  detail: DeskClaim;
  refetch: () => unknown;
}

/** The claim as staff work on it: what the client says and shows, the conversation, the answer and the decision. */
export function ClaimSheet({ detail: claim, refetch }: ClaimSheetProps) {
  const { reference, shipmentReference, status, kind, pictures, waitsSince, decision, invoice } = claim;
  const { label, tone } = claimStatus(status);
  const facts = claimTrail(claim);
  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <Badge tone={tone}>{label}</Badge>
          <Badge>{CLAIM_KIND_WORDS[kind]}</Badge>
          {waitsSince !== null && <Badge tone="warn">Waits for us</Badge>}
        </S.Badges>
        <dl>
          <div>
            <dt>Claimed ex GST</dt>
            <dd>{formatAud(claim.amountCents)}</dd>
          </div>
          <div>
            <dt>Business</dt>
            <dd>{claim.businessName}</dd>
          </div>
          <div>
            <dt>Booking</dt>
            <dd>
              <TextLink href={`/ops/bookings/${shipmentReference}`}>{shipmentReference}</TextLink>
            </dd>
          </div>
        </dl>
      </S.Summary>
      <S.Facts>
        <DeskCard heading="What happened">
          <T.Words>{claim.words || 'The words were removed.'}</T.Words>
        </DeskCard>
        <DeskCard heading="Pictures">
          {pictures.length === 0 && <p>None was sent.</p>}
          {pictures.length > 0 && (
            <PictureLinks
              pictures={pictures.map(({ id }, index) => ({
                href: claimPictureHref(reference, id),
                caption: `Picture ${index + 1}`,
                alt: `Picture ${index + 1} of claim ${reference}`,
              }))}
            />
          )}
        </DeskCard>
        <ClaimThread claim={claim} />
      </S.Facts>
      <S.Work>
        {decision && <DecisionCard claim={claim} decision={decision} />}
        {(isOpenClaim(status) || waitsSince !== null) && <DecideCard {...{ claim, facts, refetch }} />}
        <MessageCard claim={claim} />
      </S.Work>
      <S.Past>
        <FactCard
          heading="Claim"
          facts={[
            { term: 'Goods', detail: claim.goods },
            { term: 'Packaging', detail: kind === 'damage' ? (claim.keepsPackaging ? 'Kept' : 'Not kept') : '' },
            { term: 'Route', detail: claim.route },
            { term: 'Promised for', detail: claim.promisedOn === null ? '' : formatDate(claim.promisedOn) },
            {
              term: 'Delivered',
              detail: claim.deliveredOn === null ? 'Not when it was made' : formatDate(claim.deliveredOn),
            },
            {
              term: 'Invoice',
              detail: invoice ? `${invoice.reference}, ${formatAud(invoice.creditableCents)} creditable` : 'None yet',
            },
            { term: 'Made', detail: deskMoment(claim.lodgedAt) },
            { term: 'By', detail: <MailLink email={claim.lodgedBy} /> },
            { term: 'Telephone', detail: claim.phone && <PhoneLink phone={claim.phone} /> },
          ]}
        />
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
