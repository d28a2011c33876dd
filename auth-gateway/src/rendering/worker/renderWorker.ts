import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import { readRequest, sendReply, type WorkerReply } from './channel.ts';
import { evaluateBundle } from './evaluateBundle.ts';
import { freezeShared } from './freezeShared.ts';
import { lockDown } from './lockDown.ts';
import { MOST_HTML_BYTES, MOST_STYLES_BYTES, type WorkerRequest } from './protocol.ts';
import { reasonOf } from './reasonOf.ts';

interface HostBundle {
  shared: Record<string, unknown>;
  render: (request: {
    boot: unknown;
    url: string;
    page: unknown;
    part?: unknown;
  }) => Promise<{ html: unknown; styles: unknown }>;
}

interface PageBundle {
  pages: Record<string, unknown>;
}

// Node modules that a host's bundle may require. A remote's bundle gets only what the host shares.
const NODE_MODULES_FOR_HOST = ['node:stream', 'stream', 'util', 'node:util', 'crypto', 'node:crypto', 'async_hooks'];

// Created before the lock-down removes what loading needs.
const nodeRequire = createRequire(import.meta.url);
const nodeModules = new Map<string, unknown>(NODE_MODULES_FOR_HOST.map((id) => [id, nodeRequire(id)]));
const { byteLength } = Buffer;
const exit = process.exit.bind(process);
let host: HostBundle | null = null;
let remote: { key: string; bundle: PageBundle } | null = null;

function hostBundle(): HostBundle {
  if (host === null) throw new Error('The host has not arrived.');
  return host;
}

type Bundle = Extract<WorkerRequest, { code: string }>;

function loadHost(bundle: Bundle): Uint8Array {
  const { exports, compiled } = evaluateBundle(bundle, (id) => {
    if (!nodeModules.has(id)) throw new Error(`The host's server bundle may not require ${id}.`);
    return nodeModules.get(id);
  });
  host = exports as HostBundle;
  freezeShared(host.shared);
  return compiled;
}

function loadPage(bundle: Bundle): Uint8Array {
  const { shared } = hostBundle();
  const { exports, compiled } = evaluateBundle(bundle, (id) => {
    if (!Object.hasOwn(shared, id)) throw new Error(`The host shares no ${id}.`);
    return shared[id];
  });
  remote = { key: bundle.key, bundle: exports as PageBundle };
  return compiled;
}

function textUpTo(most: number, what: string, text: unknown): string {
  if (typeof text !== 'string') throw new Error(`The page has no ${what}.`);
  // Check the length first, since counting bytes reads the whole text.
  if (text.length > most || byteLength(text) > most)
    throw new Error(`The page has more than ${most} bytes of ${what}.`);
  return text;
}

async function render({ expose, boot, url, part }: WorkerRequest & { kind: 'render' }): Promise<WorkerReply> {
  const page = expose === null ? null : remote?.bundle.pages[expose];
  if (expose !== null && !page) throw new Error(`${remote?.key} has no page ${expose}.`);
  const { html, styles } = await hostBundle().render({ boot, url, page, ...(part ? { part } : {}) });
  return {
    status: 'rendered',
    html: textUpTo(MOST_HTML_BYTES, 'HTML', html),
    styles: textUpTo(MOST_STYLES_BYTES, 'styles', styles),
  };
}

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    if (request.kind === 'render') return await render(request);
    return { status: 'loaded', compiled: request.kind === 'host' ? loadHost(request) : loadPage(request) };
  } catch (thrown) {
    return { status: 'failed', reason: reasonOf(thrown) };
  }
}

// An error in leftovers of one page must not end the worker under the next page.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
lockDown();

for (let request = readRequest(); request !== null; request = readRequest()) sendReply(await answer(request));
exit();
