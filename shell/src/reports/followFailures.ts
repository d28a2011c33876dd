import { keepActs } from './last-acts.ts';
import { tellFailure } from './tellFailure.ts';

/** Tells of what is thrown where no page is shown for it: by handlers, effects and promises. */
export function followFailures(): void {
  keepActs();
  addEventListener('error', tellFailure);
  addEventListener('unhandledrejection', tellFailure);
}
