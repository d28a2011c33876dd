import type { PriceChange } from '@saltbush/business-api/quotes';
import { array, number, object, string } from 'yup';
import type { Failure } from './failureOf.ts';

/** As much of the new quote as the visitor is shown. */
const priceChangeSchema = object({
  quote: object({
    serviceName: string().defined(),
    totalExGstCents: number().required().integer(),
    gstCents: number().required().integer(),
    totalIncGstCents: number().required().integer(),
    lines: array().required(),
  }).required(),
});

/** The gateway's price, where a failure says that it differs from the one shown; otherwise null. */
export function priceChange({ code, problem }: Failure): PriceChange | null {
  if (code !== 'price-changed' || !priceChangeSchema.isValidSync(problem, { strict: true })) return null;
  // The rest of the quote is the gateway's own record, of the type both sides share.
  return problem as unknown as PriceChange;
}
