import { createPrivateKey, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMAIL_PATTERN } from '@saltbush/business-api/email';
import { DEMO_GS1_PREFIX, GS1_PREFIX } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import { StartFault } from './errors.ts';
import { type TracesConfig, tracesConfig } from './traces/tracesConfig.ts';

export type IssuerConfig =
  | { kind: 'embedded' }
  | { kind: 'external'; issuerUrl: string; clientId: string; clientSecret: string };

export interface DriverFormsConfig {
  scriptUrl: string;
  portalId: string;
  region: string;
  formIds: { induction: string; application: string };
  /** Origins that pages with these forms may load from: the script's own, and those in the settings. */
  origins: string[];
}

export interface Config {
  nodeEnv: 'development' | 'production' | 'test';
  host: string;
  /** Port to listen on; 0 takes any free one. */
  port: number;
  /** Origin under which visitors reach the site, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** PostgreSQL server; null is the embedded database in the data folder. */
  databaseUrl: string | null;
  /** PostgreSQL server of the test mode; null is the embedded database, or none where the site's is a server. */
  testDatabaseUrl: string | null;
  issuer: IssuerConfig;
  /** Secret that signs the session cookies; null makes one and keeps it in the database. */
  sessionSecret: string | null;
  /** Origin of the staff compliance application, without a trailing slash. */
  staffAppUrl: string;
  /** Secret for the tokens of private links; null makes one and keeps it in the database. */
  linkSecret: string | null;
  /** Private Ed25519 key that signs the lines of the release log; null leaves them unsigned. */
  logKey: KeyObject | null;
  /** Mail server; null keeps mails in the outbox for staff to read. */
  smtpUrl: string | null;
  /** Sender address of mails. */
  mailFrom: string;
  /** File with the time that business rules use, for trying out what another date changes; null uses the real time. */
  clockFile: string | null;
  /** A third party's forms for the driver pages; null shows our own. */
  driverForms: DriverFormsConfig | null;
  /** Company prefix of GS1, with which the numbers of packages begin. */
  gs1Prefix: string;
  /** Accounts of sales in Xero and MYOB, which the files for them name. */
  salesAccounts: { xero: string; myob: string };
  /** Token of the operator; null makes one and writes it to `<dataDir>/operator-token`. */
  operatorToken: string | null;
  /** Remotes that a development server serves in place of their live releases. */
  dev: { serverUrl: string; remotes: string[] } | null;
  /** How long a browser may take for one attempt to load a remote's script. */
  loadTimeoutMs: number;
  /** How much is worked on at once, as a percentage of what two cores do well. */
  capacityPercent: number;
  /** How many connections may be open at once, event streams included. */
  maxConnections: number;
  /** How many event streams may be open at once. One network may have a quarter of them. */
  maxEventStreams: number;
  /** Number of processes that render pages. Each release of a remote has one of its own. */
  renderProcesses: number;
  /** Megabytes that they may hold together between pages. */
  renderMemoryMb: number;
  /** Number of proxies in front whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: number;
  /** File with the ranges of hosting providers; null uses the table that comes with the gateway. */
  hostingRangesFile: string | null;
  /** File with the roots by which signatures of CIs are verified; null verifies none, only those of keys. */
  sigstoreRootsFile: string | null;
  /** File with known weaknesses of packages; null knows of none. */
  advisoriesFile: string | null;
  logLevel: string;
  /** Where traces go; null measures nothing. */
  traces: TracesConfig | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const REPOSITORY_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function refuse(message: string): never {
  throw new StartFault(message, { code: 'bad-configuration' });
}

function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function integer(env: Env, name: string, fallback: number, from: number, to: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to) {
    refuse(`${name} is "${value}". Give a whole number from ${from} to ${to}.`);
  }
  return number;
}

function oneOf<T extends string>(env: Env, name: string, choices: readonly T[], fallback: T): T {
  const value = text(env, name) ?? fallback;
  return choices.find((choice) => choice === value) ?? refuse(`${name} is "${value}". Use ${choices.join(', ')}.`);
}

function webUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    refuse(`${name} is "${value}". Give a web address such as https://www.example.com.`);
  }
  return value.replace(/(?<!\/)\/+$/, '');
}

function origin(name: string, value: string): string {
  const url = new URL(webUrl(name, value));
  if (url.pathname !== '/' || url.search || url.hash) {
    refuse(`${name} is "${value}". Give the origin alone, such as ${url.origin}.`);
  }
  return url.origin;
}

function databaseUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value !== null && !/^postgres(ql)?:\/\//.test(value)) {
    refuse(`${name} must begin with postgres://. Unset it to use the embedded database.`);
  }
  return value;
}

function testDatabaseUrl(env: Env): string | null {
  const value = databaseUrl(env, 'TEST_DATABASE_URL');
  if (value === null) return null;
  const site = databaseUrl(env, 'DATABASE_URL');
  if (site === null) refuse('TEST_DATABASE_URL is used only together with DATABASE_URL. Set both, or neither.');
  if (value === site)
    refuse('TEST_DATABASE_URL is the same database as DATABASE_URL. Give the test mode one of its own.');
  return value;
}

function issuer(env: Env): IssuerConfig {
  const issuerUrl = text(env, 'OIDC_ISSUER');
  const clientId = text(env, 'OIDC_CLIENT_ID');
  const clientSecret = text(env, 'OIDC_CLIENT_SECRET');
  if (issuerUrl === null && clientId === null && clientSecret === null) return { kind: 'embedded' };
  if (issuerUrl === null || clientId === null || clientSecret === null) {
    refuse('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together. Set all three, or none.');
  }
  return { kind: 'external', issuerUrl: webUrl('OIDC_ISSUER', issuerUrl), clientId, clientSecret };
}

function secret(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value !== null && value.length < 24) refuse(`${name} is too short to be safe. Give at least 24 characters.`);
  return value;
}

function logKey(env: Env): KeyObject | null {
  const value = text(env, 'LOG_KEY');
  if (value === null) return null;
  const how = 'Make one with openssl genpkey -algorithm ed25519, and give it in LOG_KEY_FILE.';
  let key: KeyObject;
  try {
    key = createPrivateKey(value);
  } catch {
    return refuse(`LOG_KEY holds no private key in PEM. ${how}`);
  }
  return key.asymmetricKeyType === 'ed25519' ? key : refuse(`LOG_KEY is a key for ${key.asymmetricKeyType}. ${how}`);
}

function smtpUrl(env: Env): string | null {
  const value = text(env, 'SMTP_URL');
  if (value !== null && !(/^smtps?:\/\//.test(value) && URL.canParse(value))) {
    refuse('SMTP_URL must be such as smtps://user:password@mail.example.com. Unset it to keep mails in the outbox.');
  }
  return value;
}

function mailFrom(env: Env): string {
  const value = text(env, 'MAIL_FROM') ?? brand.salesEmail;
  if (!EMAIL_PATTERN.test(value)) refuse(`MAIL_FROM is "${value}". Give an address such as quotes@example.com.`);
  return value;
}

function clockFile(env: Env): string | null {
  const value = text(env, 'CLOCK_FILE');
  if (value !== null && env.NODE_ENV?.trim() === 'production') {
    refuse('CLOCK_FILE sets the clock for trials and is refused in production. Unset it.');
  }
  return value === null ? null : resolve(value);
}

function file(env: Env, name: string): string | null {
  const value = text(env, name);
  return value === null ? null : resolve(value);
}

function driverForms(env: Env): DriverFormsConfig | null {
  const names = ['SCRIPT', 'PORTAL_ID', 'INDUCTION_FORM_ID', 'APPLICATION_FORM_ID', 'REGION'] as const;
  const [script, portalId, induction, application, region] = names.map((name) => text(env, `DRIVER_FORM_${name}`));
  const further = text(env, 'DRIVER_FORM_ORIGINS');
  if (!script && !portalId && !induction && !application && !region && !further) return null;
  if (!script || !portalId || !induction || !application || !region) {
    const all = names.map((name) => `DRIVER_FORM_${name}`).join(', ');
    return refuse(`${all} belong together. Set all five, or none for our own form.`);
  }
  const scriptUrl = webUrl('DRIVER_FORM_SCRIPT', script);
  const others = further === null ? [] : further.split(',').map((value) => origin('DRIVER_FORM_ORIGINS', value.trim()));
  const origins = [...new Set([new URL(scriptUrl).origin, ...others])];
  return { scriptUrl, portalId, region, formIds: { induction, application }, origins };
}

function gs1Prefix(env: Env): string {
  const value = text(env, 'GS1_PREFIX') ?? DEMO_GS1_PREFIX;
  if (!GS1_PREFIX.test(value)) {
    refuse(`GS1_PREFIX is "${value}". Give the company prefix that GS1 assigned, 7 to 10 digits.`);
  }
  return value;
}

/** Account 200 is Sales in the chart that Xero begins with; MYOB's income accounts begin with 4. */
function salesAccounts(env: Env): Config['salesAccounts'] {
  const xero = text(env, 'XERO_SALES_ACCOUNT') ?? '200';
  const myob = text(env, 'MYOB_SALES_ACCOUNT') ?? '4-1000';
  if (!/^[A-Za-z0-9]{1,10}$/.test(xero)) {
    refuse(`XERO_SALES_ACCOUNT is "${xero}". Give the code of the account in Xero, at most 10 letters and digits.`);
  }
  if (!/^\d-?\d{4}$/.test(myob)) {
    refuse(`MYOB_SALES_ACCOUNT is "${myob}". Give the number of the account in MYOB, such as 4-1000.`);
  }
  return { xero, myob };
}

function dev(env: Env): Config['dev'] {
  const remotes = (text(env, 'DEV_REMOTES') ?? '').split(',').map((name) => name.trim());
  const named = remotes.filter((name) => name !== '');
  const serverUrl = text(env, 'DEV_SERVER_URL');
  if (named.length === 0) return null;
  const wrong = named.find((name) => !/^(shell|mf-[a-z][a-z0-9-]*)$/.test(name));
  if (wrong !== undefined) refuse(`DEV_REMOTES names "${wrong}". Give remotes such as mf-quote,mf-ar.`);
  if (serverUrl === null) {
    refuse('DEV_REMOTES needs DEV_SERVER_URL, the address of the development server that serves them.');
  }
  return { serverUrl: webUrl('DEV_SERVER_URL', serverUrl), remotes: named };
}

/**
 * Reads the configuration from environment variables.
 * @throws StartFault `bad-configuration`, naming the variable and what to give.
 */
export function parseConfig(env: Env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = origin('PUBLIC_URL', text(env, 'PUBLIC_URL') ?? `http://localhost:${port}`);
  return {
    nodeEnv: oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development'),
    // Loopback by default, since the demo users of the embedded issuer must not be reachable from the network.
    host: text(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    dataDir: resolve(text(env, 'DATA_DIR') ?? resolve(REPOSITORY_FOLDER, '.data')),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    testDatabaseUrl: testDatabaseUrl(env),
    issuer: issuer(env),
    sessionSecret: secret(env, 'SESSION_SECRET'),
    staffAppUrl: origin('STAFF_APP_URL', text(env, 'STAFF_APP_URL') ?? 'https://staff.saltbush.example'),
    linkSecret: secret(env, 'LINK_SECRET'),
    logKey: logKey(env),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    clockFile: clockFile(env),
    driverForms: driverForms(env),
    gs1Prefix: gs1Prefix(env),
    salesAccounts: salesAccounts(env),
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    dev: dev(env),
    loadTimeoutMs: integer(env, 'LOAD_TIMEOUT_MS', 4_000, 100, 120_000),
    capacityPercent: integer(env, 'CAPACITY_PERCENT', 100, 10, 1_000),
    maxConnections: integer(env, 'MAX_CONNECTIONS', 4_000, 100, 100_000),
    maxEventStreams: integer(env, 'MAX_EVENT_STREAMS', 2_000, 10, 100_000),
    renderProcesses: integer(env, 'RENDER_PROCESSES', 8, 4, 64),
    renderMemoryMb: integer(env, 'RENDER_MEMORY_MB', 768, 100, 65_536),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', publicUrl.startsWith('https:') ? 1 : 0, 0, 10),
    hostingRangesFile: file(env, 'HOSTING_RANGES_FILE'),
    sigstoreRootsFile: file(env, 'SIGSTORE_ROOTS_FILE'),
    advisoriesFile: file(env, 'ADVISORIES_FILE'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    traces: tracesConfig(env),
  };
}
