/** One entry of a trail, in words. */
export interface TrailFact {
  /** ISO 8601. */
  at: string;
  /** What was done. */
  what: string;
  /** The notes, one paragraph each. */
  words: readonly string[];
  who: string;
  isTrouble: boolean;
}
