import { HEALTH_STEPS } from '@saltbush/health-checks/api';

/** A step, counted from 1, or the result. */
export type HealthPlace = number | 'result';

/** Reads `?step=3` or `?step=result`; anything else is the first step. */
export function healthPlace(search: string): HealthPlace {
  const step = new URLSearchParams(search).get('step') ?? '';
  if (step === 'result') return 'result';
  const number = /^\d$/.test(step) ? Number(step) : 1;
  return number >= 1 && number <= HEALTH_STEPS.length ? number : 1;
}
