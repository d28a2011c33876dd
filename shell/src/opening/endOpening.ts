import { whenQuiet } from '../idle/whenQuiet.ts';

/** Has the whole page laid out, once its top shows and the browser is idle; see `@saltbush/contract/opening`. */
export function endOpening(): void {
  whenQuiet(async () => document.documentElement.removeAttribute('data-opening'));
}
