import type { Claim, ClaimDecision } from '@saltbush/claims/api';
import { formatAud } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import { ButtonLink, FactList, icons } from '@saltbush/ui';
import { creditNoteHref } from '../api/shipment.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './claims.styles.ts';

/** What we decided and why, how much it is, and how it is made good. */
export function DecisionPanel({ claim, decision }: { claim: Claim; decision: ClaimDecision }) {
  const { outcome, words, at, agreedCents, creditNote, toPayCents } = decision;
  const rows = [
    ...(agreedCents === null ? [] : [{ term: 'Agreed, before GST', detail: formatAud(agreedCents) }]),
    ...(creditNote
      ? [{ term: `Credited by ${creditNote.reference}, inc GST`, detail: formatAud(creditNote.totalIncGstCents) }]
      : []),
    ...(toPayCents ? [{ term: 'Paid by our accounts, before GST', detail: formatAud(toPayCents) }] : []),
    { term: 'Decided', detail: sydneyMoment(at) },
  ];
  return (
    <Panel title={outcome === 'accepted' ? 'We accept this claim' : 'We decline this claim'} tone="mist">
      <S.Decision>
        <S.Words>{words}</S.Words>
        <FactList align="end" aria-label="Decision" rows={rows} />
        {creditNote && (
          <div data-print="hide">
            <ButtonLink
              href={creditNoteHref(claim.shipmentReference, creditNote.reference)}
              variant="secondary"
              size="small"
              iconBefore={icons.download}
              download
            >
              Credit note {creditNote.reference} PDF
            </ButtonLink>
          </div>
        )}
      </S.Decision>
    </Panel>
  );
}
