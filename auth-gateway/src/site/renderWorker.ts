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

async function reply(message: RenderMessage): Promise<RenderReply> {
  try {
    const host = hostBundle(message.host);
    let page: unknown = null;
    if (message.page) {
      page = remoteBundle(message.page, message.host.key, host).pages[message.page.expose];
      if (!page) throw new Error(`${message.page.key} has no page ${message.page.expose}.`);
    }
    const { html, styles } = await host.render({ boot: message.boot, url: message.url, page });
    return { id: message.id, status: 'rendered', html, styles };
  } catch (error) {
    return {
      id: message.id,
      status: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

parentPort?.on('message', (message: RenderMessage) => {
  void reply(message).then((answer) => parentPort?.postMessage(answer));
});
