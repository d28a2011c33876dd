// Comes first in a development build of the host. React-DOM looks for the hook once, when its module runs.
import * as runtime from 'react-refresh/runtime';
import type { Refresh } from './refresh-globals.ts';

const refresh: Refresh = { runtime, remotes: new Set(), takes: new Map(), saveTakes: new Map() };
runtime.injectIntoGlobalHook(window);
// Its development build would write styles as text otherwise, which the policy of a running site does not admit.
window.SC_DISABLE_SPEEDY = false;
window.saltbushRefresh = refresh;
