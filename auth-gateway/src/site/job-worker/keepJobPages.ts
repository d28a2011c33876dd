/** What a page of a driver says once it works: which jobs the telephone still has, and what the page was made from. */
interface KeepMessage {
  /** Addresses of the pages of jobs that are kept, such as `/job/abc`. */
  jobs: string[];
  /** Addresses of the files that this page has loaded. */
  files: string[];
}

interface WorkerEvent {
  request: Request;
  data: KeepMessage;
  source: { url: string } | null;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: (name: string, act: (event: WorkerEvent) => void) => void;
}

/**
 * Runs as a service worker for the pages of drivers, so it uses nothing from outside. A driver who has no reception gets
 * the page as it was when it last worked. With reception a page always comes from the gateway, so that whatever was
 * activated or rolled back since is what the driver gets; answers of the API are never kept.
 */
export function keepJobPages(waitMs: number): void {
  const worker = self as unknown as WorkerScope;
  const { origin } = location;
  const isJob = (path: string) => /^\/job\/[\w-]+$/.test(path);
  /** A build under development changes under the same address, so it is never kept. */
  const isFile = (path: string) => /^\/mf\/[\w@.+~/-]+$/.test(path) && !path.includes('/0.0.0-dev/');
  /** A copy holds a page with its files, and goes with them. */
  const copyOf = (path: string) => `job ${path}`;
  const pathOf = (url: string) => new URL(url, origin).pathname;

  async function keep(page: string, { jobs, files }: KeepMessage): Promise<void> {
    for (const name of await caches.keys()) {
      if (name.startsWith('job ') && !jobs.some((path) => copyOf(path) === name)) await caches.delete(name);
    }
    if (!jobs.includes(page)) return;
    const answer = await fetch(page, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const html = await answer.clone().text();
    const named = html.split(/["'\s]/).filter((word) => word.endsWith('.js') || word.endsWith('.woff2'));
    const wanted = new Set([...named, ...files.map(pathOf)].filter(isFile).slice(0, 200));
    const copy = await caches.open(copyOf(page));
    const kept = new Set((await copy.keys()).map(({ url }) => pathOf(url)));
    // The page is replaced last: until then the copy of before is whole.
    for (const path of wanted) if (!kept.has(path)) await copy.add(path);
    await copy.put(page, answer);
    for (const path of kept) if (path !== page && !wanted.has(path)) await copy.delete(path);
  }

  async function pageOf(request: Request): Promise<Response> {
    const path = pathOf(request.url);
    const fetched = fetch(request).catch(() => null);
    const late = new Promise<null>((resolve) => setTimeout(resolve, waitMs, null));
    const answer = await Promise.race([fetched, late]);
    // A busy site, or a proxy without a gateway behind it, is no better than no reception.
    if (answer && answer.status < 500) return answer;
    const copy = await caches.match(path, { ignoreVary: true });
    return copy ?? answer ?? (await fetched) ?? Response.error();
  }

  // Files of a release never change, and the browser checks each against the integrity that the page names.
  const fileOf = async (request: Request) =>
    (await caches.match(pathOf(request.url), { ignoreVary: true })) ?? fetch(request);

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('message', (event) => {
    const page = pathOf(event.source?.url ?? '/');
    // What could not be kept is tried again by the next page that works.
    if (isJob(page)) event.waitUntil(keep(page, event.data).catch(() => {}));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== origin) return;
    const path = pathOf(request.url);
    if (request.mode === 'navigate' && isJob(path)) event.respondWith(pageOf(request));
    else if (isFile(path)) event.respondWith(fileOf(request));
  });
}
