/** How long something is kept. The table in docs/privacy.md is made from these rules, and a test compares them. */
export interface RetentionRule {
  what: string;
  /** How long, in words. */
  kept: string;
  why: string;
  /** Ids of the jobs that remove it; empty when something else removes it, or nothing does. */
  jobs: readonly string[];
  /** What removes it, when no job does. */
  otherwise?: string;
}
