import type { PriceChange } from '@saltbush/quotes/api';
import { array, number, object, string } from 'yup';
import type { Failure } from './failureOf.ts';

/** The parts of the new quote that the visitor is shown. */
const priceChangeSchema = object({
  quote: object({
    serviceName: string().defined(),
    totalExGstCents: number().required().integer(),
    gstCents: number().required().integer(),
    totalIncGstCents: number().required().integer(),
    lines: array().required(),
  }).required(),
});

/** The gateway's price when a failure says that it differs from the one shown; else null. */
export function priceChange({ code, problem }: Failure): PriceChange | null {
  if (code !== 'price-changed' || !priceChangeSchema.isValidSync(problem, { strict: true })) return null;
  // The rest comes from the gateway in the type that both sides share, so it is not checked again.
  return problem as unknown as PriceChange;
}
