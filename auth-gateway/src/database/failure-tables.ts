import type { Json, Written } from '@saltbush/capability/database';
import type { FailureFrame, FailureSide, FailureStep } from '@saltbush/contract/release-api';
import type { Generated } from 'kysely';

/** One cause, whichever releases have it. */
interface FailureTable {
  id: string;
  side: FailureSide;
  remote: string;
  error: string;
  message: string;
  source: string;
  in_function: string;
  frames: Json<readonly FailureFrame[]>;
  first_at: Written<Date>;
  last_at: Written<Date>;
  visits: number;
  seen_at: Written<Date | null>;
  seen_by: Generated<string | null>;
}

interface FailureCountTable {
  failure: string;
  version: string;
  browser: string;
  visits: number;
  first_at: Written<Date>;
  last_at: Written<Date>;
}

/** A few visits that met a cause. */
interface FailureExampleTable {
  id: Generated<number>;
  failure: string;
  version: string;
  at: Written<Date>;
  /** Route of the page. */
  page: string;
  browser: string;
  steps: Json<readonly FailureStep[]>;
  components: Json<readonly string[]>;
  trace: Generated<string | null>;
}

export interface FailureTables {
  failures: FailureTable;
  failure_counts: FailureCountTable;
  failure_examples: FailureExampleTable;
}
