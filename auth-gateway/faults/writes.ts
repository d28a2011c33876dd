import { randomInt, randomUUID } from 'node:crypto';
import { priceQuote } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { type Kysely, sql } from 'kysely';
import { bookingForm, LTL, STAFF } from '../fixtures/bookingDesk.ts';
import { HARBOUR_PRODUCE } from '../fixtures/harbourProduce.ts';
import { packRelease, remoteFolder } from '../fixtures/releaseArchive.ts';
import { BEARER } from '../fixtures/startTestGateway.ts';
import type { Tables } from '../src/database/tables.ts';

/** The time that business rules use. */
export const NOW = new Date('2026-11-20T03:00:00Z');

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const SHEET_ROWS = 40;
const ENQUIRY = { topic: 'general', name: 'Jo', email: 'jo@client.example', phone: '', company: '', trap: '' };
const DRIVER = {
  name: 'Sam Driver',
  email: 'sam@driver.example',
  phone: '0412 345 678',
  licenceClass: 'HR',
  licenceState: 'NSW',
  abn: '51 824 753 556',
  vehicle: '12 t rigid, 14 pallets',
  availability: '',
  acceptsPrivacy: true,
};

/** Whether a gateway answered that it is too busy and did nothing with the request. */
async function isTurnedAway(answer: Response): Promise<boolean> {
  if (answer.status !== 503) return false;
  const { code } = (await answer.clone().json()) as { code?: string };
  return code === 'too-busy';
}

/**
 * Sends requests to a gateway from an address of its own, so that no network limit applies, and again when it was too
 * busy.
 */
export interface Caller {
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

export function callerOf(url: string): Caller {
  return {
    async call(method, path, body, headers = {}) {
      const isBytes = Buffer.isBuffer(body);
      const ask = () =>
        fetch(url + path, {
          method,
          headers: {
            'x-forwarded-for': [10, 0, 0, 0].map((first) => first || randomInt(1, 255)).join('.'),
            ...(isBytes || body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        });
      let answer = await ask();
      while (await isTurnedAway(answer)) answer = await ask();
      return answer;
    },
  };
}

/** One write that may be cut off at any moment. */
export interface Attempt {
  /** The key under which it is found in the database. */
  key: string;
  send: (caller: Caller) => Promise<Response>;
  /** Whether sending it again has the same effect as sending it once. */
  isRepeatable: boolean;
}

export interface WriteKind {
  /** Prepares the write, such as by saving the quote that is to be booked. */
  begin: (caller: Caller) => Promise<Attempt>;
  /** The keys of all complete writes of this kind in the database, repeated when a write is there twice. */
  stored: (db: Kysely<Tables>) => Promise<string[]>;
}

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function keys(db: Kysely<Tables>, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ key: string }>(query).execute(db);
  return rows.map(({ key }) => key);
}

function quoteBody(submissionId: string) {
  const outcome = priceQuote(LTL, { now: NOW });
  if (outcome.status !== 'priced') throw new Error('The request has no price.');
  return { submissionId, request: LTL, shownTotalExGstCents: outcome.quote.totalExGstCents };
}

const saveQuote = async ({ call }: Caller) =>
  json<SavedQuote>(await call('POST', '/api/quotes', quoteBody(randomUUID())));

async function publish({ call }: Caller, name: string, version: string): Promise<Response> {
  const archive = await packRelease(remoteFolder({ name, version }));
  return call('POST', `/api/releases/${name}`, archive, { ...BEARER, 'content-type': 'application/gzip' });
}

const activate = ({ call }: Caller, name: string, version: string, reason: string) =>
  call('POST', `/api/releases/${name}/activations`, { version, reason }, BEARER);

let published = 0;
function newVersion(): string {
  published += 1;
  return `1.${published}.0`;
}

const logged = (kind: string) => (db: Kysely<Tables>) =>
  keys(db, `select reason as key from release_log where kind = '${kind}' and reason like 'fault %'`);

/** Every kind of write that a person or a team waits for, sent as the site sends it. */
export const WRITES: Record<string, WriteKind> = {
  quote: {
    async begin() {
      const key = randomUUID();
      const send = ({ call }: Caller) => call('POST', '/api/quotes', quoteBody(key));
      return { key, send, isRepeatable: true };
    },
    stored: (db) => keys(db, 'select submission_id::text as key from quotes'),
  },
  booking: {
    async begin(caller) {
      const key = randomUUID();
      const form = bookingForm(await saveQuote(caller), { submissionId: key });
      return { key, send: ({ call }) => call('POST', '/api/bookings', form), isRepeatable: true };
    },
    stored: (db) =>
      keys(
        db,
        `select b.submission_id::text as key from bookings b join quotes q on q.booking_reference = b.reference
         join booking_events e on e.reference = b.reference and e.status = 'requested'`,
      ),
  },
  enquiry: {
    async begin() {
      const key = randomUUID();
      const body = { ...ENQUIRY, message: `About ${key}`, submissionId: key };
      return { key, send: ({ call }) => call('POST', '/api/enquiries', body), isRepeatable: true };
    },
    stored: (db) => keys(db, 'select submission_id::text as key from enquiries'),
  },
  driver: {
    async begin({ call }) {
      const key = randomUUID();
      const draft = await call('POST', '/api/driver-applications', { submissionId: key, purpose: 'application' });
      const { token } = await json<{ token: string }>(draft);
      const path = `/api/driver-applications/${token}`;
      const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'licence.pdf' };
      await json(await call('PUT', `${path}/documents/licence`, PDF, file));
      return { key, send: (caller) => caller.call('POST', `${path}/submission`, DRIVER), isRepeatable: false };
    },
    stored: (db) =>
      keys(
        db,
        `select a.submission_id::text as key from driver_applications a
         join driver_documents d on d.application_id = a.id and d.content is not null
         where a.status <> 'draft' and a.reference is not null and a.details is not null`,
      ),
  },
  client: {
    async begin() {
      const key = randomUUID();
      const line = (row: number) => `Sydney,Place ${row},Semi,${row}.5`;
      const text = [
        'Origin,Destination,Vehicle,RatePerKm',
        ...Array.from({ length: SHEET_ROWS }, (_, row) => line(row + 1)),
      ];
      const body = { ...HARBOUR_PRODUCE, submissionId: key, rateSheet: { name: 'rates.csv', text: text.join('\n') } };
      return { key, send: ({ call }) => call('POST', '/api/clients', body), isRepeatable: true };
    },
    stored: (db) =>
      keys(
        db,
        `select c.submission_id::text as key from clients c join rate_sheets s on s.client_reference = c.reference
         join rate_sheet_rows r on r.rate_sheet_id = s.id group by c.submission_id, s.id having count(*) = ${SHEET_ROWS}`,
      ),
  },
  desk: {
    async begin(caller) {
      const form = bookingForm(await saveQuote(caller));
      const { reference } = await json<{ reference: string }>(await caller.call('POST', '/api/bookings', form));
      const path = `/api/ops/bookings/${reference}`;
      const { version } = await json<{ version: number }>(await caller.call('GET', path, undefined, STAFF));
      const body = { version, status: 'accepted', note: '' };
      return { key: reference, send: ({ call }) => call('POST', `${path}/events`, body, STAFF), isRepeatable: false };
    },
    stored: (db) =>
      keys(
        db,
        `select e.reference as key from booking_events e join bookings b on b.reference = e.reference
         where e.status = 'accepted' and b.status = 'accepted'`,
      ),
  },
  mail: {
    async begin(caller) {
      const { token } = await saveQuote(caller);
      const submissionId = randomUUID();
      const key = `${submissionId}@client.example`;
      const send = ({ call }: Caller) => call('POST', `/api/quotes/${token}/mails`, { submissionId, to: key });
      return { key, send, isRepeatable: true };
    },
    stored: (db) =>
      keys(
        db,
        `select m.recipient as key from mails m join quote_mails q on q.recipient = m.recipient where m.kind = 'quote'`,
      ),
  },
  publish: {
    async begin() {
      const key = newVersion();
      return { key, send: (caller) => publish(caller, 'mf-quote', key), isRepeatable: true };
    },
    stored: (db) =>
      keys(
        db,
        `select r.version as key from releases r join release_log l on l.name = r.name and l.version = r.version
         where r.name = 'mf-quote' and l.kind = 'publish' and jsonb_array_length(r.manifest->'files') =
         (select count(*) from release_files f join blobs b on b.integrity = f.integrity
          where f.name = r.name and f.version = r.version)`,
      ),
  },
  activate: {
    async begin(caller) {
      const version = newVersion();
      await json(await publish(caller, 'mf-activate', version));
      const key = `fault ${version}`;
      return { key, send: (sender) => activate(sender, 'mf-activate', version, key), isRepeatable: false };
    },
    stored: logged('activate'),
  },
  rollback: {
    async begin(caller) {
      for (let step = 0; step < 2; step += 1) {
        const version = newVersion();
        await json(await publish(caller, 'mf-back', version));
        await json(await activate(caller, 'mf-back', version, 'before the rollback'));
      }
      const key = `fault ${randomUUID()}`;
      const send = ({ call }: Caller) => call('POST', '/api/releases/mf-back/rollback', { reason: key }, BEARER);
      return { key, send, isRepeatable: false };
    },
    stored: logged('rollback'),
  },
  token: {
    async begin() {
      const key = `token ${randomUUID().slice(0, 13)}`;
      const body = { label: key, remote: 'mf-quote', actions: ['publish'], days: 7, reason: 'a test' };
      return { key, send: ({ call }) => call('POST', '/api/releases/tokens', body, BEARER), isRepeatable: false };
    },
    stored: (db) => keys(db, `select t.label as key from release_tokens t where t.label like 'token %'`),
  },
};
