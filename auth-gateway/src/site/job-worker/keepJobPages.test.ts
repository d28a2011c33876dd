import { runInNewContext } from 'node:vm';
import { keepJobPages } from './keepJobPages.ts';

const ORIGIN = 'https://site.example';
const PAGE = '/job/abc_DEF-1';
const HTML = '<link href="/mf/shell/1/font.woff2"><script src="/mf/shell/1/host.js">';

interface Asked {
  mode?: 'navigate' | 'cors';
  method?: string;
}

/** The worker in a browser of its own, with what the gateway answers; `offline` addresses get no answer. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map<string, Map<string, Response>>();
  const served = new Map<string, () => Promise<Response>>();
  const asked: string[] = [];
  const pathOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;
  const fetchIt = async (key: string | { url: string }) => {
    asked.push(pathOf(key));
    const answer = served.get(pathOf(key));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  const cacheOf = (files: Map<string, Response>) => ({
    keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path })),
    put: async (key: string, answer: Response) => void files.set(pathOf(key), answer),
    add: async (key: string) => void files.set(pathOf(key), await fetchIt(key)),
    delete: async (key: string) => files.delete(pathOf(key)),
  });
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return cacheOf(files);
    },
    match: async (key: string) =>
      [...stored.values()].flatMap((files) => files.get(pathOf(key)) ?? []).map((answer) => answer.clone())[0],
  };
  const self = {
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    addEventListener: (name: string, act: (event: object) => void) => void listeners.set(name, act),
  };
  const globals = {
    self,
    caches,
    fetch: fetchIt,
    location: { origin: ORIGIN },
    URL,
    Response,
    Set,
    Promise,
    setTimeout,
  };
  runInNewContext(`(${keepJobPages.toString()})(20)`, globals);
  const serve = (path: string, body: string, status = 200) =>
    served.set(path, async () => new Response(body, { status }));
  return {
    asked,
    serve,
    hang: (path: string) => served.set(path, () => new Promise(() => {})),
    goOffline: () => served.clear(),
    copies: () => Object.fromEntries([...stored].map(([name, files]) => [name, [...files.keys()].sort()])),
    /** What the worker answers; null when it leaves the request to the browser. */
    ask: async (path: string, { mode = 'cors', method = 'GET' }: Asked = {}) => {
      let answer: Promise<Response> | null = null;
      const request = { url: path.startsWith('/') ? ORIGIN + path : path, mode, method };
      listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return answer as Promise<Response> | null;
    },
    keep: async (page: string, data: object) => {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get('message')?.({
        data,
        source: { url: ORIGIN + page },
        waitUntil: (given: Promise<unknown>) => (done = given),
      });
      await done;
    },
  };
}

function startWithPage() {
  const worker = startWorker();
  worker.serve(PAGE, HTML);
  for (const file of ['shell/1/font.woff2', 'shell/1/host.js', 'mf-driver/1/page.js']) {
    worker.serve(`/mf/${file}`, `the file ${file}`);
  }
  return worker;
}

const FILES = [`${ORIGIN}/mf/mf-driver/1/page.js`, `${ORIGIN}/api/driver-jobs/abc_DEF-1`];
const textOf = async (answer: Response | null) => (await answer)?.text();

it('keeps a page with what it names and what it has loaded, and nothing of the API', async () => {
  const worker = startWithPage();
  await worker.keep(PAGE, { jobs: [PAGE], files: FILES });
  expect(worker.copies()).toEqual({
    [`job ${PAGE}`]: [PAGE, '/mf/mf-driver/1/page.js', '/mf/shell/1/font.woff2', '/mf/shell/1/host.js'],
  });
  worker.goOffline();
  expect(await textOf(await worker.ask(PAGE, { mode: 'navigate' }))).toBe(HTML);
  expect(await textOf(await worker.ask('/mf/shell/1/host.js'))).toBe('the file shell/1/host.js');
});

it('takes the page from the gateway while that answers, so that a rollback arrives', async () => {
  const worker = startWithPage();
  await worker.keep(PAGE, { jobs: [PAGE], files: FILES });
  worker.serve(PAGE, 'the page of before');
  expect(await textOf(await worker.ask(PAGE, { mode: 'navigate' }))).toBe('the page of before');
});

it.each([
  ['no answer in time', 'hang'],
  ['a busy site', 'busy'],
] as const)('shows the kept copy after %s', async (_what, how) => {
  const worker = startWithPage();
  await worker.keep(PAGE, { jobs: [PAGE], files: FILES });
  if (how === 'hang') worker.hang(PAGE);
  else worker.serve(PAGE, 'busy', 503);
  expect(await textOf(await worker.ask(PAGE, { mode: 'navigate' }))).toBe(HTML);
});

it('keeps the copy of before until the next one is whole, and then drops its files', async () => {
  const worker = startWithPage();
  await worker.keep(PAGE, { jobs: [PAGE], files: FILES });
  worker.serve(PAGE, '<script src="/mf/shell/2/host.js">');
  await worker.keep(PAGE, { jobs: [PAGE], files: [] });
  expect(worker.copies()[`job ${PAGE}`]).toContain('/mf/shell/1/host.js');
  expect(await textOf(await worker.ask('/mf/shell/1/host.js'))).toBe('the file shell/1/host.js');
  worker.serve('/mf/shell/2/host.js', 'two');
  await worker.keep(PAGE, { jobs: [PAGE], files: [] });
  expect(worker.copies()).toEqual({ [`job ${PAGE}`]: [PAGE, '/mf/shell/2/host.js'] });
});

it('drops the pages of jobs that the telephone no longer has', async () => {
  const worker = startWithPage();
  await worker.keep(PAGE, { jobs: [PAGE], files: FILES });
  await worker.keep(PAGE, { jobs: [], files: FILES });
  expect(worker.copies()).toEqual({});
});

it.each([
  ['the API', '/api/driver-jobs/abc', {}],
  ['another page', '/quote', { mode: 'navigate' }],
  ['what is sent', PAGE, { method: 'POST', mode: 'navigate' }],
  ['a build under development', '/mf/mf-driver/0.0.0-dev/page.js', {}],
  ['another site', 'https://other.example/mf/shell/1/host.js', {}],
] as const)('leaves %s alone', async (_what, path, given) => {
  expect(await startWithPage().ask(path, given)).toBeNull();
});

it('takes no orders from pages that are not for drivers', async () => {
  const worker = startWithPage();
  await worker.keep('/quote', { jobs: ['/quote'], files: FILES });
  expect(worker.copies()).toEqual({});
  expect(worker.asked).toEqual([]);
});
