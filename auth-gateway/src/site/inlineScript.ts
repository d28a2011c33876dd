import { EARLY_CLICKS_SCRIPT } from '@saltbush/contract/early-clicks';
import { EARLY_INPUT_SCRIPT } from '@saltbush/contract/early-input';
import { EARLY_SUBMITS_SCRIPT } from '@saltbush/contract/early-submits';
import { FONT_PRELOAD_SCRIPT } from '@saltbush/contract/font-preload';
import { OPENING_SCRIPT } from '@saltbush/contract/opening';
import { START_FAILURE_SCRIPT } from '@saltbush/contract/start-failure';

/** What must run before anything else arrives, on a page on which nothing waits for a script. */
export const INLINE_SCRIPT_OF_NONE = [FONT_PRELOAD_SCRIPT, OPENING_SCRIPT, START_FAILURE_SCRIPT].join(';');

/** The same with what keeps early clicks, typing and submits: the one inline script of the HTML. */
export const INLINE_SCRIPT = [
  EARLY_CLICKS_SCRIPT,
  EARLY_INPUT_SCRIPT,
  EARLY_SUBMITS_SCRIPT,
  INLINE_SCRIPT_OF_NONE,
].join(';');
