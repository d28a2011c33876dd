import { pickupName, type StandingPickup, type StandingState } from '@saltbush/standing-pickups/api';
import { Button } from '@saltbush/ui';
import type { Ref } from 'react';
import * as S from './standing.styles.ts';

/** `pause` of a paused one lets it go on. */
export type StandingAct = 'change' | 'pause' | 'end';

interface StandingActsProps {
  ref: Ref<HTMLDivElement>;
  pickup: StandingPickup;
  state: StandingState;
  /** It is being paused, or goes on. */
  isBusy: boolean;
  onAct: (act: StandingAct) => void;
}

/** What can be done about a standing pickup. */
export function StandingActs({ ref, pickup, state, isBusy, onAct }: StandingActsProps) {
  // Several may go between the same places, so each button names the reference.
  const about = `${pickupName(pickup)}, ${pickup.reference}`;
  const act = (name: StandingAct, words: string) => ({
    ...{ size: 'small' as const, 'data-act': name, children: words, 'aria-label': `${words}: ${about}` },
    onClick: () => onAct(name),
  });
  return (
    <S.Acts ref={ref}>
      <Button variant="secondary" {...act('change', state === 'needs-terms' ? 'Accept the terms' : 'Change')} />
      {state !== 'ended' && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={pickup.isPaused ? 'Going on...' : 'Pausing...'}
          {...act('pause', pickup.isPaused ? 'Go on' : 'Pause')}
        />
      )}
      <Button variant="quiet" {...act('end', state === 'ended' ? 'Remove' : 'End')} />
    </S.Acts>
  );
}
