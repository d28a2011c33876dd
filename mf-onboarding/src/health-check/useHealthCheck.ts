import { useDraft } from '@saltbush/contract';
import { HEALTH_STEPS, type HealthAnswers, type HealthQuestionId } from '@saltbush/health-checks/api';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type HealthPlace, healthPlace } from './healthPlace.ts';
import { type KeptHealthCheck, keepHealthCheck, NO_HEALTH_CHECK, readHealthCheck } from './kept-health-check.ts';

export interface HealthCheck {
  /** `restoring`: the address asks for the result, and the stored answers are not read yet. */
  place: HealthPlace | 'restoring';
  answers: HealthAnswers;
  answer: (id: HealthQuestionId, text: string) => void;
  previous: () => void;
  /** Goes to the next step, or from the last step to the result. */
  next: () => void;
  startOver: () => void;
}

/** Answers and current step. The step is in the address, the answers in the tab's storage. */
export function useHealthCheck(): HealthCheck {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The server has no storage, so the first render has no answers.
  const [kept, setKept] = useState<KeptHealthCheck | null>(null);
  const check = kept ?? NO_HEALTH_CHECK;
  const { answers, isComplete } = check;
  const asked = healthPlace(search);
  const place = asked !== 'result' || isComplete ? asked : kept === null ? 'restoring' : 1;

  useEffect(() => setKept(readHealthCheck()), []);
  useDraft(!isComplete && Object.values(answers).some((text) => text !== ''));

  const keep = (changed: KeptHealthCheck) => {
    setKept(changed);
    keepHealthCheck(changed);
  };
  const go = (to: HealthPlace) => void navigate(`?step=${to}`, { preventScrollReset: true });

  return {
    place,
    answers,
    answer: (id, text) => keep({ ...check, answers: { ...answers, [id]: text } }),
    previous: () => {
      if (typeof place === 'number' && place > 1) go(place - 1);
    },
    next: () => {
      if (typeof place !== 'number') return;
      if (place < HEALTH_STEPS.length) return go(place + 1);
      keep({ answers, isComplete: true });
      go('result');
    },
    startOver: () => {
      keep(NO_HEALTH_CHECK);
      go(1);
    },
  };
}
