import type { ClaimAnswer } from '@saltbush/claims/neighbours';
import type { Happening } from './happening.ts';

const TITLES: Record<ClaimAnswer['kind'], (reference: string) => string> = {
  message: (reference) => `We wrote about claim ${reference}`,
  accepted: (reference) => `Claim ${reference} is accepted`,
  declined: (reference) => `Claim ${reference} is declined`,
};

/** What the desk said of a claim as something to tell. */
export const answerHappening = (
  { at, reference, shipmentReference, route, kind }: ClaimAnswer,
  client: Pick<Happening, 'company' | 'userId'>,
  mailed: readonly string[],
): Happening => ({
  ...{ kind: 'claim', at, ...client, title: TITLES[kind](reference), mailed },
  detail: `${shipmentReference}, ${route}`,
  path: `/dashboard/claims/${reference}`,
});
