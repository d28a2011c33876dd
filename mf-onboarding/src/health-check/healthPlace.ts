import { HEALTH_STEPS } from '@saltbush/business-api/health-check';

/** Where the visitor is: a step, from 1, or the result. */
export type HealthPlace = number | 'result';

/** The place an address names: `?step=3` or `?step=result`; the first step for anything else. */
export function healthPlace(search: string): HealthPlace {
  const step = new URLSearchParams(search).get('step') ?? '';
  if (step === 'result') return 'result';
  const number = /^\d$/.test(step) ? Number(step) : 1;
  return number >= 1 && number <= HEALTH_STEPS.length ? number : 1;
}
