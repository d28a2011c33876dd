import { EMPTY_HEALTH_ANSWERS, type HealthAnswers, readHealthAnswers } from '@saltbush/business-api/health-check';

const KEY = 'saltbush.health-check.1';

export interface KeptHealthCheck {
  answers: HealthAnswers;
  /** The visitor has completed the assessment. */
  isComplete: boolean;
}

export const NO_HEALTH_CHECK: KeptHealthCheck = { answers: EMPTY_HEALTH_ANSWERS, isComplete: false };

function parse(text: string | null): KeptHealthCheck {
  if (text === null) return NO_HEALTH_CHECK;
  const kept = Object(JSON.parse(text)) as { answers?: unknown; isComplete?: unknown };
  return { answers: readHealthAnswers(kept.answers), isComplete: kept.isComplete === true };
}

/** What this tab kept. Anything that does not fit is as if it were not there, and so is a storage that is closed. */
export function readHealthCheck(): KeptHealthCheck {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return NO_HEALTH_CHECK;
  }
}

/** Keeps the answers for a reload of this tab. Where the storage is closed or full, they live as long as the page. */
export function keepHealthCheck(check: KeptHealthCheck): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(check));
  } catch {
    // Nothing is lost while the page stays open.
  }
}
