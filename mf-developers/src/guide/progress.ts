/** What the calls of the guide have answered so far. */
export interface Progress {
  /** The whole request, as pricing answered it, with its price. */
  priced: { request: object; totalExGstCents: number } | null;
  quoteToken: string | null;
  /** Of the consignment. */
  reference: string | null;
}

export const NOTHING_YET: Progress = { priced: null, quoteToken: null, reference: null };

type Answer = Partial<{
  request: object;
  quote: { totalExGstCents?: number };
  token: string;
  reference: string;
}>;

/** What later steps need of an answer. Another price begins anew, since what follows belongs to it. */
export function withAnswer(progress: Progress, step: string, json: unknown): Progress {
  const { request, quote, token, reference } = (typeof json === 'object' && json !== null ? json : {}) as Answer;
  if (step === 'price' && request && typeof quote?.totalExGstCents === 'number') {
    return { ...NOTHING_YET, priced: { request, totalExGstCents: quote.totalExGstCents } };
  }
  if (step === 'save' && token) return { ...progress, quoteToken: token, reference: null };
  return step === 'book' && reference ? { ...progress, reference } : progress;
}
