// Comes first in a development build of the host. React-DOM looks for the hook once, when its module runs.
import * as runtime from 'react-refresh/runtime';
import type { Refresh } from './refresh-globals.ts';

const refresh: Refresh = { runtime, remotes: new Set() };
runtime.injectIntoGlobalHook(window);
window.saltbushRefresh = refresh;
