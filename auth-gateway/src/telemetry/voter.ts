import type { Request } from 'express';

/** A visitor whose reports count. */
interface Voter {
  /** Null for visitors who take part in no rollout. */
  visitorId: string | null;
}

/** Who sends a request; null when their reports must not count. */
export type VoterOf = (request: Request) => Promise<Voter | null>;
