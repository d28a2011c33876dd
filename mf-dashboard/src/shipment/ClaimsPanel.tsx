import { apiError } from '@saltbush/calls';
import { CLAIM_KIND_WORDS } from '@saltbush/claims/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, keepTogether, TextLink } from '@saltbush/ui';
import { FRESH } from '../api/fresh.ts';
import { useShipmentClaimsQuery } from '../api/shipmentClaims.ts';
import { ClaimBadge } from '../claims/ClaimBadge.tsx';
import { windowText } from '../claims/window-words.ts';
import * as S from './shipment.styles.ts';

/** The claims about a consignment, and the way to make one; or until or from when one can be made. */
export function ClaimsPanel({ reference, mayClaim }: { reference: string; mayClaim: boolean }) {
  const { currentData, error } = useShipmentClaimsQuery(reference, FRESH);
  const words = currentData ? windowText(currentData) : '';
  if (currentData?.claims.length === 0 && words === '') return null;
  return (
    <Panel title="Claims" id="claims">
      {!currentData && !error && <PanelSkeleton label="Reading the claims" rows={2} />}
      {!currentData && apiError(error) && (
        <p>
          They could not be read. <TextLink href="/dashboard/claims">See all claims</TextLink>
        </p>
      )}
      {currentData && (
        <S.Acts>
          {currentData.claims.map(({ reference: claim, kind, status }) => (
            <p key={claim}>
              <TextLink href={`/dashboard/claims/${claim}`}>{claim}</TextLink>, {CLAIM_KIND_WORDS[kind].toLowerCase()}{' '}
              <ClaimBadge status={status} />
            </p>
          ))}
          {words !== '' && <F.Small>{keepTogether(words)}</F.Small>}
          {mayClaim && currentData.kinds.length > 0 && (
            <div data-print="hide">
              <ButtonLink href={`/dashboard/shipments/${reference}/claim`} variant="secondary" size="small">
                Make a claim
              </ButtonLink>
            </div>
          )}
        </S.Acts>
      )}
    </Panel>
  );
}
