import { freezeIntrinsics } from './freezeIntrinsics.ts';
import { lockFunction } from './lockFunction.ts';

/** Ways to reach others, or to run code that no bundle holds. The site's policy keeps WebAssembly from browsers too. */
const TAKEN_AWAY = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly'];

/** What Node loads at first use and the host renders with. */
const USED_BY_HOSTS = new Set([
  ...['Buffer', 'TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['DOMException', 'performance', 'atob', 'btoa'],
]);

/** What Node's own code goes on using of the real `process`, which releases cannot reach as far as is known. */
const KEPT_OF_PROCESS = new Set([
  ...['nextTick', '_tickCallback', 'emitWarning', 'version', 'versions', 'release', 'arch', 'platform', 'features'],
  ...['execPath', 'execArgv', 'argv', 'title', 'pid', 'exitCode', '_exiting', 'hrtime', 'constructor', 'config'],
  // Holds nothing, and ends nobody but itself.
  ...['env', 'exit', 'reallyExit'],
  ...[
    'domain',
    '_events',
    '_eventsCount',
    '_maxListeners',
    'permission',
    'noDeprecation',
    'allowedNodeEnvironmentFlags',
  ],
]);

const silent = () => {};

/** A page that tells the console something tells nobody. */
function silentConsole(): object {
  const names = Object.getOwnPropertyNames(console).filter((name) => typeof Reflect.get(console, name) === 'function');
  return Object.freeze(Object.fromEntries(names.map((name) => [name, silent])));
}

function set(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

/**
 * Prepares this process for code that nobody trusts: takes away what reaches out of it, and locks what the language has
 * and what Node adds to it.
 */
export function lockDown(): void {
  const real = process;
  freezeIntrinsics();
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  set('console', silentConsole());
  set('process', Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }));
  for (const name of Object.getOwnPropertyNames(real)) {
    if (!KEPT_OF_PROCESS.has(name)) Reflect.deleteProperty(real, name);
  }
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    const value = USED_BY_HOSTS.has(name) ? Reflect.get(globalThis, name) : descriptor.value;
    // Anything else that Node loads at first use stays as it is: it replaces itself.
    if (value === undefined || !descriptor.configurable) continue;
    if (typeof value === 'function') lockFunction(value);
    set(name, value);
  }
}
