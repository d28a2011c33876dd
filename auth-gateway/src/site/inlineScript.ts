import { EARLY_CLICKS_SCRIPT } from '@saltbush/contract/early-clicks';
import { EARLY_INPUT_SCRIPT } from '@saltbush/contract/early-input';
import { EARLY_SUBMITS_SCRIPT } from '@saltbush/contract/early-submits';
import { START_FAILURE_SCRIPT } from '@saltbush/contract/start-failure';

/** The scripts that must listen before anything else arrives: the one inline script of the HTML. */
export const INLINE_SCRIPT = [EARLY_CLICKS_SCRIPT, EARLY_INPUT_SCRIPT, EARLY_SUBMITS_SCRIPT, START_FAILURE_SCRIPT].join(
  ';',
);

/** The same for a page on which nothing waits for a script. */
export const INLINE_SCRIPT_OF_NONE = START_FAILURE_SCRIPT;
