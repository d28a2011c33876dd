import { apiError } from '@saltbush/calls';
import { type DecideClaimInput, type DeskClaim, isOpenClaim } from '@saltbush/claims/api';
import { Button, Notice } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { useReviewClaimMutation } from '../api/claimActs.ts';
import { failureText } from '../api/failureText.ts';
import * as A from '../sheet/acts.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import type { TrailFact } from '../sheet/trail-fact.ts';
import { DecideForm } from './DecideForm.tsx';

interface DecideCardProps {
  claim: DeskClaim;
  facts: readonly TrailFact[];
  refetch: () => unknown;
}

/** Takes the claim in review, accepts or declines it; or notes that the client needs no answer. */
export function DecideCard({ claim, facts, refetch }: DecideCardProps) {
  const { reference, version, status, waitsSince } = claim;
  const heading = useRef<HTMLHeadingElement>(null);
  const [review, { isLoading, error }] = useReviewClaimMutation();
  const [outcome, setOutcome] = useState<DecideClaimInput['outcome'] | null>(null);
  const failure = apiError(error);
  const close = () => {
    setOutcome(null);
    heading.current?.focus();
  };
  const look = async () => {
    const answer = await review({ reference, input: { version } });
    if (apiError(answer.error)?.problem?.code === 'stale') refetch();
    heading.current?.focus();
  };

  return (
    <DeskCard heading="What next" headingRef={heading} print="hide">
      {outcome && <DecideForm {...{ claim, outcome, facts, refetch }} onClose={close} />}
      {!outcome && (
        <>
          {failure && (
            <Notice tone="danger" title="Not done" role="alert">
              {failureText(failure)}
            </Notice>
          )}
          <A.Buttons>
            {isOpenClaim(status) && (
              <>
                <Button size="small" onClick={() => setOutcome('accepted')}>
                  Accept
                </Button>
                <Button size="small" variant="secondary" onClick={() => setOutcome('declined')}>
                  Decline
                </Button>
              </>
            )}
            {waitsSince !== null && (
              <Button size="small" variant="quiet" busy={isLoading} busyLabel="Saving" onClick={() => void look()}>
                {status === 'lodged' ? 'Take in review' : 'No answer needed'}
              </Button>
            )}
          </A.Buttons>
        </>
      )}
    </DeskCard>
  );
}
