import type { ClaimDecision, DeskClaim } from '@saltbush/claims/api';
import { formatAud } from '@saltbush/freight';
import { creditNoteHref } from '../api/paperHrefs.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import * as D from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as T from '../sheet/Thread.styles.ts';

/** What was decided, by whom and why, and how it is made good. */
export function DecisionCard({ claim, decision }: { claim: DeskClaim; decision: ClaimDecision }) {
  const { outcome, words, at, agreedCents, creditNote, toPayCents } = decision;
  return (
    <DeskCard heading={outcome === 'accepted' ? 'Accepted' : 'Declined'}>
      <T.Words>{words}</T.Words>
      <D.Facts data-align="end">
        {agreedCents !== null && (
          <div>
            <dt>Agreed ex GST</dt>
            <dd>{formatAud(agreedCents)}</dd>
          </div>
        )}
        {creditNote && (
          <div>
            <dt>
              Credit note{' '}
              <a href={creditNoteHref(claim.shipmentReference, creditNote.reference)}>{creditNote.reference}</a>, inc
              GST
            </dt>
            <dd>{formatAud(creditNote.totalIncGstCents)}</dd>
          </div>
        )}
        {toPayCents !== null && toPayCents > 0 && (
          <div>
            <dt>To be paid by accounts, ex GST</dt>
            <dd>{formatAud(toPayCents)}</dd>
          </div>
        )}
      </D.Facts>
      <T.Who>
        {claim.decidedBy}, {deskMoment(at)}
      </T.Who>
    </DeskCard>
  );
}
