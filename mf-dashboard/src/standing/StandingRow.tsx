import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import type { IsoDate } from '@saltbush/freight';
import { pickupName, type StandingPickup, standingState } from '@saltbush/standing-pickups/api';
import { keepTogether, Notice } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { useChangeStandingPickupMutation } from '../api/changeStandingPickup.ts';
import { ChangeStanding } from './ChangeStanding.tsx';
import { EndQuestion } from './EndQuestion.tsx';
import { actFailure } from './rule-values.ts';
import { type StandingAct, StandingActs } from './StandingActs.tsx';
import { StandingFacts } from './StandingFacts.tsx';
import * as S from './standing.styles.ts';

interface StandingRowProps {
  pickup: StandingPickup;
  today: IsoDate;
  mayBook: boolean;
  /** It is no longer in the list, with whatever held the focus. */
  onGone: () => void;
}

/** One standing pickup with what can be done about it; forms open in its place. */
export function StandingRow({ pickup, today, mayBook, onGone }: StandingRowProps) {
  const { reference, shipmentReference, isPaused, needsTerms, version, weekdays, until } = pickup;
  const [asked, setAsked] = useState<StandingAct | null>(null);
  /** The act whose form was closed: its button gets the focus back. */
  const [closed, setClosed] = useState<StandingAct | null>(null);
  const [change, { isLoading, error, reset }] = useChangeStandingPickupMutation();
  const showToast = useToast();
  const acts = useRef<HTMLDivElement>(null);
  const failure = apiError(error);
  const name = pickupName(pickup);
  const state = standingState(pickup, today);

  useEffect(() => {
    if (closed) acts.current?.querySelector<HTMLElement>(`[data-act="${closed}"]`)?.focus();
  }, [closed]);

  const open = (act: StandingAct) => {
    reset();
    setClosed(null);
    setAsked(act);
  };
  const close = () => {
    setClosed(asked);
    setAsked(null);
  };
  const tellGone = () => {
    showToast({ title: `${name} was ended meanwhile`, tone: 'info' });
    onGone();
  };
  const pauseOrGoOn = async () => {
    const { data, error: refused } = await change({
      reference,
      change: { version, weekdays, until: until ?? '', isPaused: !isPaused, termsVersion: '' },
    });
    if (data) showToast({ title: data.isPaused ? `${name} is paused` : `${name} goes on`, tone: 'success' });
    else if (apiError(refused)?.problem?.code === 'not-found') tellGone();
  };
  const onAct = (act: StandingAct) => {
    // Nothing is booked without the terms, so going on asks for them.
    if (act === 'pause' && !(isPaused && needsTerms)) void pauseOrGoOn();
    else open(act);
  };

  return (
    <S.Row aria-labelledby={reference}>
      <StandingFacts pickup={pickup} state={state} />
      {mayBook && asked === null && <StandingActs ref={acts} {...{ pickup, state }} isBusy={isLoading} onAct={onAct} />}
      {failure && asked === null && (
        <S.Wide>
          <Notice tone="danger" title="It was not changed" role="alert">
            <p>{keepTogether(actFailure(failure))}</p>
          </Notice>
        </S.Wide>
      )}
      {asked === 'end' && (
        <S.Asked>
          <EndQuestion
            pickup={pickup}
            hasEnded={state === 'ended'}
            onDone={() => {
              showToast({
                title: state === 'ended' ? `${name} is removed` : `${name} is ended`,
                description: `Bookings that it made stay. ${shipmentReference} can be repeated again.`,
                tone: 'success',
              });
              onGone();
            }}
            onGone={tellGone}
            onCancel={close}
          />
        </S.Asked>
      )}
      {(asked === 'change' || asked === 'pause') && (
        <S.Asked>
          <ChangeStanding
            pickup={pickup}
            goesOn={asked === 'pause'}
            onDone={() => {
              showToast({ title: `${name} is changed`, tone: 'success' });
              close();
            }}
            onGone={tellGone}
            onCancel={close}
          />
        </S.Asked>
      )}
    </S.Row>
  );
}
