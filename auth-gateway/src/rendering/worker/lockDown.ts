import { freezeIntrinsics } from './freezeIntrinsics.ts';
import { lockFunction } from './lockFunction.ts';

/**
 * Globals that reach other machines or run code from outside a bundle. The site's policy forbids WebAssembly in
 * browsers too.
 */
const TAKEN_AWAY = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly'];

/** Globals that Node loads at first use and that hosts need for rendering. */
const USED_BY_HOSTS = new Set([
  ...['Buffer', 'TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['DOMException', 'performance', 'atob', 'btoa'],
]);

/**
 * Properties of the real `process` that Node's own code keeps using. No way for releases to reach that object is known.
 */
const KEPT_OF_PROCESS = new Set([
  ...['nextTick', '_tickCallback', 'emitWarning', 'version', 'versions', 'release', 'arch', 'platform', 'features'],
  ...['execPath', 'execArgv', 'argv', 'title', 'pid', 'exitCode', '_exiting', 'hrtime', 'constructor', 'config'],
  // `env` is empty, and `exit` ends nothing but this process.
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

/** A console that writes nowhere, since nobody reads what a page prints. */
function silentConsole(): object {
  const names = Object.getOwnPropertyNames(console).filter((name) => typeof Reflect.get(console, name) === 'function');
  return Object.freeze(Object.fromEntries(names.map((name) => [name, silent])));
}

function set(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

/**
 * Prepares this process for untrusted code: removes what reaches beyond the process, and freezes what the language and
 * Node define.
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
    // Any other global that Node loads at first use stays, since it replaces itself.
    if (value === undefined || !descriptor.configurable) continue;
    if (typeof value === 'function') lockFunction(value);
    set(name, value);
  }
}
