import { Refusal } from '../Refusal.ts';

interface Versioned {
  reference: string;
  /** Counts changes. */
  version: number;
}

interface Words {
  /** Who may have changed it. */
  by?: string;
  /** Further facts for whoever loads it again. */
  facts?: Record<string, unknown>;
}

/** @throws Refusal `stale` when a record, which is locked, changed since the caller saw it. */
export function requireVersion(
  { reference, version }: Versioned,
  seen: number,
  { by = 'Somebody else', facts = {} }: Words = {},
): void {
  if (version === seen) return;
  const message = `${by} changed ${reference} in the meantime. Load it again, then decide.`;
  throw new Refusal(message, { status: 409, code: 'stale', facts: { version, ...facts } });
}
