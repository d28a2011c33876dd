import type { IssuerConfig } from '../../config.ts';

const TIMEOUT_MS = 2_000;
/** Probes come every few seconds from every side; an issuer that is ours alone need not hear of each. */
const FRESH_MS = 10_000;

/** Tells whether an external issuer answers now. Never rejects. */
export function createIssuerProbe({ issuerUrl }: Extract<IssuerConfig, { kind: 'external' }>): () => Promise<boolean> {
  const address = `${issuerUrl}/.well-known/openid-configuration`;
  let asked: { at: number; answer: Promise<boolean> } | null = null;

  async function ask(): Promise<boolean> {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return () => {
    if (asked === null || performance.now() - asked.at > FRESH_MS) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}
