import { CLAIM_KIND_WORDS, type Claim, isOpenClaim } from '@saltbush/claims/api';
import { formatAud, formatDate } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { FactList, PictureLinks, Stack, TextLink } from '@saltbush/ui';
import { claimPictureHref } from '../api/claims.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { AddPictures } from './AddPictures.tsx';
import { ClaimThread } from './ClaimThread.tsx';
import * as S from './claims.styles.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { WithdrawClaim } from './WithdrawClaim.tsx';
import { WriteMessage } from './WriteMessage.tsx';

/** Everything about a claim: the decision first, once there is one. */
export function ClaimView({ claim }: { claim: Claim }) {
  const { reference, words, goods, pictures, decision, status, mayAct } = claim;
  const isOpen = isOpenClaim(status);
  return (
    <F.Areas>
      <F.Main>
        {decision && <DecisionPanel claim={claim} decision={decision} />}
        <Panel title="What happened">
          <Stack gap={2}>
            <S.Words>{words || 'The words were removed.'}</S.Words>
            {goods && (
              <div>
                <h3>Goods</h3>
                <S.Words>{goods}</S.Words>
              </div>
            )}
          </Stack>
        </Panel>
        <Panel title="Conversation">
          <Stack gap={3}>
            <ClaimThread thread={claim.thread} />
            {mayAct && <WriteMessage reference={reference} />}
          </Stack>
        </Panel>
      </F.Main>
      <F.Beside>
        <Panel title="Claim">
          <FactList rows={factsOf(claim)} />
          <F.Small>
            <TextLink href={`/dashboard/shipments/${claim.shipmentReference}`}>Open the shipment</TextLink>
          </F.Small>
        </Panel>
        <Panel title="Pictures">
          <Stack gap={3}>
            {pictures.length === 0 && <p>None was sent{isOpen ? ' yet' : ''}.</p>}
            {pictures.length > 0 && (
              <PictureLinks
                pictures={pictures.map(({ id }, index) => ({
                  href: claimPictureHref(reference, id),
                  caption: `Picture ${index + 1}`,
                  alt: `Picture ${index + 1} of claim ${reference}`,
                }))}
              />
            )}
            {isOpen && mayAct && <AddPictures claim={claim} />}
          </Stack>
        </Panel>
        {isOpen && mayAct && <WithdrawClaim claim={claim} />}
      </F.Beside>
    </F.Areas>
  );
}

function factsOf(claim: Claim) {
  const { kind, keepsPackaging, promisedOn, deliveredOn, phone } = claim;
  const rows: [string, string | null][] = [
    ['For', CLAIM_KIND_WORDS[kind]],
    ['Claimed', `Up to ${formatAud(claim.amountCents)} before GST`],
    ['Shipment', `${claim.shipmentReference}, ${claim.route}`],
    ['Promised for', promisedOn && formatDate(promisedOn)],
    ['Delivered', deliveredOn && formatDate(deliveredOn)],
    ['Packaging', kind === 'damage' ? (keepsPackaging ? 'Kept for inspection' : 'Not kept') : null],
    ['Telephone', phone || null],
    ['Made', `${sydneyMoment(claim.lodgedAt)}, ${claim.lodgedBy}`],
  ];
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
