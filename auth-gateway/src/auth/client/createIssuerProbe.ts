import type { IssuerConfig } from '../../config.ts';

const TIMEOUT_MS = 2_000;
/** Load balancers probe every few seconds. The issuer, which belongs to somebody else, is not asked each time. */
const FRESH_MS = 5_000;
/** While the issuer is away, its return is noticed within this time. */
const AWAY_FRESH_MS = 1_000;

/** Tells whether an external issuer answers at this moment. Never rejects. */
export function createIssuerProbe({ issuerUrl }: Extract<IssuerConfig, { kind: 'external' }>): () => Promise<boolean> {
  const address = `${issuerUrl}/.well-known/openid-configuration`;
  let asked: { until: number; answer: Promise<boolean> } | null = null;

  async function ask(): Promise<boolean> {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function askOnce(): Promise<boolean> {
    const isThere = await ask();
    asked = { until: performance.now() + (isThere ? FRESH_MS : AWAY_FRESH_MS), answer: Promise.resolve(isThere) };
    return isThere;
  }

  return () => {
    if (asked === null || performance.now() > asked.until) {
      asked = { until: Number.POSITIVE_INFINITY, answer: askOnce() };
    }
    return asked.answer;
  };
}
