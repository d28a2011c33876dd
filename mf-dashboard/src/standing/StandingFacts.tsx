import {
  nextDaysText,
  pickupName,
  ruleText,
  type StandingPickup,
  type StandingState,
} from '@saltbush/standing-pickups/api';
import { keepTogether, TextLink } from '@saltbush/ui';
import { LastOutcome } from './LastOutcome.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import * as S from './standing.styles.ts';

interface StandingFactsProps {
  pickup: StandingPickup;
  state: StandingState;
}

/** What repeats, when, what comes next and what became of the last day. */
export function StandingFacts({ pickup, state }: StandingFactsProps) {
  const { reference, shipmentReference, from, to, serviceName, last, addedBy } = pickup;
  const next = nextDaysText(pickup);
  return (
    <S.Main>
      <S.Head>
        <h3 id={reference}>{pickupName(pickup)}</h3>
        <StandingBadge state={state} />
      </S.Head>
      <p>
        {from} to {to}, {serviceName}
      </p>
      <p>
        <b>{keepTogether(ruleText(pickup))}</b>
      </p>
      {next !== null && <p>{keepTogether(`Next: ${next}`)}</p>}
      {state === 'needs-terms' && (
        <p>The terms have changed since they were accepted. Nothing is booked until they are accepted anew.</p>
      )}
      {last && <LastOutcome last={last} />}
      <p data-soft>
        {reference}, as <TextLink href={`/dashboard/shipments/${shipmentReference}`}>{shipmentReference}</TextLink>. Its
        mails go to {addedBy}.
      </p>
    </S.Main>
  );
}
