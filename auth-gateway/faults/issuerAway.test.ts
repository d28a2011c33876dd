import { sql } from 'kysely';
import { freePort } from '../../deploy/testing/freePort.ts';
import { hostFolder } from '../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { Browser } from '../src/auth/testing/Browser.ts';
import { type ForeignIssuer, startForeignIssuer } from '../src/auth/testing/startForeignIssuer.ts';
import { noteFault } from './noteFault.ts';
import { untilReady } from './untilReady.ts';

const MINUTE_MS = 60_000;

let issuer: ForeignIssuer;
let gateway: TestGateway;
let alex: Browser;
const lines: { level: number; outage?: string; msg: string }[] = [];

const originOf = () => gateway.url.replace('127.0.0.1', 'localhost');
const newBrowser = () => new Browser(originOf(), [issuer.issuerUrl]);
async function signIn(browser: Browser): Promise<{ status: number; text: string }> {
  const { response } = await browser.follow('/api/login?returnTo=/contact');
  return { status: response.status, text: await response.text() };
}
async function rolesOf(browser: Browser): Promise<unknown> {
  const { status, body } = await browser.user();
  return status === 200 ? (body as { roles: string[] }).roles : status;
}
/** Moves the time of the last question to the issuer into the past. */
async function age(minutes: number): Promise<void> {
  const at = Date.now() - minutes * MINUTE_MS;
  const patch = JSON.stringify({ confirmedAt: at, askedAt: at });
  await sql`update sessions set sess = (sess::jsonb || ${patch}::jsonb)::json`.execute(gateway.database.db);
}
const told = () => lines.filter(({ outage }) => outage === 'issuer').map(({ msg }) => msg.split(';')[0]);
const AWAY = 'the issuer does not answer';
const BACK = 'the issuer answers again';

/** What everybody sees while nobody can sign in. */
async function expectAway(): Promise<void> {
  await untilReady(gateway.url, ['issuer']);
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  expect(await signIn(newBrowser())).toEqual({
    status: 503,
    text: expect.stringContaining('Nobody can sign in just now'),
  });
  expect((await newBrowser().request('/contact')).status).toBe(200);
  await age(10);
  // More at once would be turned away on a busy machine, as they would be from anybody.
  expect(await Promise.all(Array.from({ length: 8 }, () => rolesOf(alex)))).toEqual(Array(8).fill(['staff']));
  expect((await alex.request('/contact')).status).toBe(200);
  await age(16);
  // Powers are suspended, but the user stays signed in.
  expect(await rolesOf(alex)).toEqual([]);
  expect(told()).toEqual([AWAY]);
}

async function expectBack(): Promise<void> {
  await untilReady(gateway.url, []);
  await age(16);
  expect(await rolesOf(alex)).toEqual(['staff']);
  const other = newBrowser();
  expect((await signIn(other)).status).toBe(200);
  expect(await rolesOf(other)).toEqual(['staff']);
  expect(told()).toEqual([AWAY, BACK]);
}

beforeAll(async () => {
  // The issuer's library prints long warnings about settings that a production issuer would need.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  issuer = await startForeignIssuer();
  Object.assign(issuer.alex, { isVerified: true, roles: ['staff'] });
  const external = { issuerUrl: issuer.issuerUrl, clientId: 'site', clientSecret: 'a-secret-of-the-site' };
  const port = await freePort();
  gateway = await startTestGateway(
    { port, publicUrl: `http://localhost:${port}`, issuer: { kind: 'external', ...external }, logLevel: 'info' },
    { hasSignIn: true, writeLog: (line) => void lines.push(JSON.parse(line)) },
  );
  await gateway.publish(hostFolder());
  await gateway.activate('shell', '1.0.0');
  issuer.registerSite(originOf());
  alex = newBrowser();
  expect((await signIn(alex)).status).toBe(200);
  expect(await rolesOf(alex)).toEqual(['staff']);
});
afterAll(async () => {
  await gateway?.close();
  await issuer.close();
  jest.restoreAllMocks();
});
beforeEach(() => {
  lines.length = 0;
});

it('an issuer that goes away costs new sign-ins and, after a quarter of an hour, powers', async () => {
  issuer.setSilent(true);
  await expectAway();
  issuer.setSilent(false);
  await expectBack();
  noteFault({
    fault: 'Issuer away while running',
    visitors: 'pages as always; sign-in 503 "Nobody can sign in just now", with a way back',
    clients: 'stay signed in; staff keep their roles for 15 minutes, then have none until it answers',
    operators: '/readyz 200 `degraded`, missing `issuer`; one line when it begins, one when it ends; nothing to do',
  });
});

it('an issuer that accepts requests and does not answer holds nobody up', async () => {
  issuer.setSlow(true);
  await age(10);
  const startedAt = performance.now();
  const [page, roles] = await Promise.all([alex.request('/contact'), rolesOf(alex)]);
  expect([page.status, roles]).toEqual([200, ['staff']]);
  // The issuer's own limit of ten seconds was not waited for.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(lines.filter(({ outage }) => outage === 'database')).toEqual([]);
  await untilReady(gateway.url, ['issuer']);
  expect((await signIn(newBrowser())).status).toBe(503);
  issuer.setSlow(false);
  await untilReady(gateway.url, []);
  await age(16);
  expect(await rolesOf(alex)).toEqual(['staff']);
  expect(told()).toEqual([AWAY, BACK]);
  noteFault({
    fault: 'Issuer slow (takes requests, answers nothing)',
    visitors: 'sign-in 503 after two seconds; pages as always',
    clients: 'a page waits half a second for their roles, a call three; then the last known roles count',
    operators: 'the same as when it is away; the log does not blame the database',
  });
});

it('a gateway that starts without its issuer serves the site, and accepts sign-ins once it is there', async () => {
  issuer.setSilent(true);
  await gateway.restart();
  await expectAway();
  issuer.setSilent(false);
  await expectBack();
  noteFault({
    fault: 'Issuer away when a gateway starts',
    visitors: 'the same as while it runs: pages, and sign-in 503',
    clients: 'earlier sessions stay valid',
    operators: 'the gateway starts; /readyz `degraded`, missing `issuer`; back by itself',
  });
});

it('an issuer whose signature is wrong signs nobody in', async () => {
  issuer.setWrongKeys(true);
  await gateway.restart();
  const refused = newBrowser();
  expect(await signIn(refused)).toEqual({ status: 400, text: expect.stringContaining('Sign-in did not finish') });
  expect(await rolesOf(refused)).toBe(401);
  expect(await rolesOf(alex)).toEqual(['staff']);
  expect(lines.filter(({ msg }) => msg === 'A sign-in did not finish')).toHaveLength(1);
  issuer.setWrongKeys(false);
  await gateway.restart();
  expect((await signIn(newBrowser())).status).toBe(200);
  noteFault({
    fault: 'Issuer with wrong keys',
    visitors: 'sign-in 400 "Sign-in did not finish", nobody is signed in',
    clients: 'stay signed in',
    operators: 'one line for each such sign-in; right keys under a new name are read within a minute',
  });
});
