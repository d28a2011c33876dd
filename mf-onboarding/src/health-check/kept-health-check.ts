import { EMPTY_HEALTH_ANSWERS, type HealthAnswers, readHealthAnswers } from '@saltbush/health-checks/api';

const KEY = 'saltbush.health-check.1';

export interface KeptHealthCheck {
  answers: HealthAnswers;
  /** Whether the visitor has finished all steps. */
  isComplete: boolean;
}

export const NO_HEALTH_CHECK: KeptHealthCheck = { answers: EMPTY_HEALTH_ANSWERS, isComplete: false };

function parse(text: string | null): KeptHealthCheck {
  if (text === null) return NO_HEALTH_CHECK;
  const kept = Object(JSON.parse(text)) as { answers?: unknown; isComplete?: unknown };
  return { answers: readHealthAnswers(kept.answers), isComplete: kept.isComplete === true };
}

/** Reads this tab's stored answers. Blocked storage and invalid data count as nothing stored. */
export function readHealthCheck(): KeptHealthCheck {
  try {
    return parse(sessionStorage.getItem(KEY));
  } catch {
    return NO_HEALTH_CHECK;
  }
}

/**
 * Stores the answers, so that a reload keeps them. When storage is blocked or full they last only as long as the
 * page.
 */
export function keepHealthCheck(check: KeptHealthCheck): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(check));
  } catch {
    // Nothing is lost while the page stays open.
  }
}
