import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { RenderedContent, RenderMessage, RenderReply } from './renderMessages.ts';

interface HostBundle {
  shared: Record<string, unknown>;
  render: (request: { boot: unknown; url: string; page: unknown }) => Promise<RenderedContent>;
}

interface RemoteBundle {
  pages: Record<string, unknown>;
}

// What a host bundle may ask of Node; a remote's bundle gets nothing but what the host shares.
const NODE_MODULES_FOR_HOST = ['node:stream', 'stream', 'util', 'node:util', 'crypto', 'node:crypto', 'async_hooks'];

const nodeRequire = createRequire(import.meta.url);
const hosts = new Map<string, HostBundle>();
const remotes = new Map<string, RemoteBundle>();

function evaluate(key: string, code: string, require: (id: string) => unknown): unknown {
  const module = { exports: {} };
  const run = new Script(`(function (require, module, exports) {${code}\n})`, { filename: `${key}.cjs` });
  run.runInThisContext()(require, module, module.exports);
  return module.exports;
}

function hostBundle({ key, code }: RenderMessage['host']): HostBundle {
  const known = hosts.get(key);
  if (known) return known;
  if (code === undefined) throw new Error(`The code of ${key} did not arrive.`);
  const bundle = evaluate(key, code, (id) => {
    if (!NODE_MODULES_FOR_HOST.includes(id)) throw new Error(`The host's server bundle may not require ${id}.`);
    return nodeRequire(id);
  }) as HostBundle;
  hosts.set(key, bundle);
  return bundle;
}

function remoteBundle({ key, code }: NonNullable<RenderMessage['page']>, hostKey: string, host: HostBundle) {
  const cacheKey = `${hostKey} ${key}`;
  const known = remotes.get(cacheKey);
  if (known) return known;
  if (code === undefined) throw new Error(`The code of ${key} did not arrive.`);
  const bundle = evaluate(key, code, (id) => {
    if (!Object.hasOwn(host.shared, id)) throw new Error(`The host shares no ${id}.`);
    return host.shared[id];
  }) as RemoteBundle;
  remotes.set(cacheKey, bundle);
  return bundle;
}

/** Tells as soon as the bundles are loaded: a bundle that hangs is another fault than a page that hangs. */
async function answer({ host: hostMessage, page: pageMessage, boot, url }: RenderMessage): Promise<RenderReply> {
  try {
    const host = hostBundle(hostMessage);
    const remote = pageMessage && remoteBundle(pageMessage, hostMessage.key, host);
    send({ status: 'loaded' });
    const page = pageMessage && remote?.pages[pageMessage.expose];
    if (pageMessage && !page) throw new Error(`${pageMessage.key} has no page ${pageMessage.expose}.`);
    const { html, styles } = await host.render({ boot, url, page });
    return { status: 'rendered', html, styles };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function send(reply: RenderReply): void {
  parentPort?.postMessage(reply);
}

// What a page left running must not end the worker under the next page.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

// Node's own `process` opens files (`getBuiltinModule`) and stops the gateway (`kill`); a first render needs neither
// that nor the network.
Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({ ...process.env }) }) });
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);

parentPort?.on('message', (message: RenderMessage) => void answer(message).then(send));
