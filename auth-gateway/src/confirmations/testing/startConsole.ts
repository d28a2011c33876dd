import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../../fixtures/startTestGateway.ts';
import { Browser } from '../../auth/testing/Browser.ts';

export const OPS = { email: 'ops@saltbush.example', password: 'saltbush-ops' };
export const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };
/** Headers that a browser sends when it opens a page. */
export const VISIT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
/** Headers that it sends with the form of a document without an origin. There are no cookies. */
export const FORM = { ...VISIT, 'sec-fetch-site': 'cross-site', origin: 'null' };
export const SCRIPT = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

type Headers = Record<string, string>;

interface Ask {
  method?: string;
  headers: Headers;
  body?: string;
  from?: Browser;
}

export interface Shown {
  status: number;
  headers: Headers;
  text: string;
  /** The secret in its form; empty when there is none. */
  secret: string;
}

export interface Console {
  gateway: TestGateway;
  origin: string;
  signIn: (as?: typeof OPS) => Promise<Browser>;
  /** Sends a request with exactly these headers; `fetch` would add its own. */
  ask: (path: string, ask: Ask) => Promise<Shown>;
  /** Calls the API as any script of the site can. */
  call: (from: Browser, path: string, body: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Opens a page. */
  visit: (from: Browser, path: string, headers?: Headers) => Promise<Shown>;
  /** Sends the form on a page. */
  confirm: (path: string, secret: string, headers?: Headers) => Promise<Shown>;
  liveVersion: () => Promise<unknown>;
}

/** A gateway with sign-in. The host and mf-quote 1.0.0 are live; 1.1.0 and 1.2.0 are published. */
export async function startConsole(): Promise<Console> {
  const gateway = await startTestGateway({}, { hasSignIn: true });
  const origin = gateway.url.replace('127.0.0.1', 'localhost');
  await gateway.publish(hostFolder());
  await gateway.activate('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ version }));
  await gateway.activate('mf-quote', '1.0.0');

  const ask: Console['ask'] = (path, { method = 'GET', headers, body, from }) => {
    const cookie = [...(from?.cookies ?? [])].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const all = { ...headers, ...(cookie === '' ? {} : { cookie }) };
    return new Promise((resolve, reject) => {
      request(origin + path, { method, headers: all }, async (response) => {
        const answer = await text(response);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Headers,
          text: answer,
          secret: /name="(?:secret|proof)" value="([\w.-]+)"/.exec(answer)?.[1] ?? '',
        });
      })
        .on('error', reject)
        .end(body);
    });
  };

  return {
    gateway,
    origin,
    ask,
    async signIn({ email, password } = OPS) {
      const browser = new Browser(origin);
      await browser.signIn('/', email, password);
      return browser;
    },
    async call(from, path, sent) {
      const headers = { ...SCRIPT, 'content-type': 'application/json' };
      const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(sent), from });
      return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
    },
    visit: (from, path, headers = VISIT) => ask(path, { headers, from }),
    confirm: (path, secret, headers = FORM) =>
      ask(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ secret })),
      }),
    async liveVersion() {
      const { live } = (await gateway.get('/api/releases')).body as { live: { name: string; version: string }[] };
      return live.find(({ name }) => name === 'mf-quote')?.version;
    },
  };
}
