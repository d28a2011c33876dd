import { randomUUID } from 'node:crypto';
import { bookingDesk } from '../fixtures/bookingDesk.ts';
import { startMailServer, type TestMailServer } from '../fixtures/startMailServer.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { noteFault } from './noteFault.ts';
import { callerOf, NOW, WRITES } from './writes.ts';

/** Long enough for a mail server on this machine, however busy it is. */
const PATIENCE_MS = 3_000;
const AWAY = 'the mail server does not answer; mails wait and are tried again';
const BACK = 'the mail server answers again';
const STAFF = { 'x-test-role': 'staff' };

let server: TestMailServer;
let gateway: TestGateway;
const lines: { level: number; msg: string; outage?: string }[] = [];

beforeAll(async () => {
  server = await startMailServer();
  const { port } = server;
  await server.close();
  gateway = await startTestGateway(
    // The usual limit of half a minute is too long for a test, so the server's address sets a shorter one.
    {
      smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=${PATIENCE_MS}&socketTimeout=${PATIENCE_MS}`,
      logLevel: 'info',
      trustedProxies: 1,
    },
    { now: () => NOW, writeLog: (line) => void lines.push(JSON.parse(line)) },
  );
});
afterAll(async () => {
  await gateway?.close();
  await server?.close();
});
beforeEach(() => {
  lines.length = 0;
});

/** Sends a form, which is answered as always, whatever happens to its mail. */
async function enquire(count = 1): Promise<void> {
  const caller = callerOf(gateway.url);
  for (let sent = 0; sent < count; sent += 1) {
    const one = await WRITES.enquiry?.begin(caller);
    expect((await one?.send(caller))?.status).toBe(201);
  }
}
const rows = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
/** Resolves once every mail satisfies `isSo`. */
async function once(isSo: (row: Awaited<ReturnType<typeof rows>>[number]) => boolean): Promise<void> {
  while (!(await rows()).every(isSo)) await gateway.get('/api/health');
}
/**
 * Pretends that the wait between two attempts is over, and sends a form, after which the gateway looks into the outbox.
 */
async function waitIsOver(): Promise<void> {
  await gateway.database.db
    .updateTable('mails')
    .set({ due_at: new Date(0) })
    .where('status', '=', 'queued')
    .execute();
  await enquire();
}
const told = () => lines.filter(({ outage }) => outage === 'mail server').map(({ msg }) => msg);
const faults = () => lines.filter(({ level }) => level >= 50);
const messageIds = () => server.mails.map(({ messageId }) => messageId);

/** Each mail was sent once, and the outage is logged in two lines. */
async function expectSentOnce(): Promise<void> {
  await waitIsOver();
  await once(({ status }) => status === 'sent');
  const queued = (await rows()).map(({ message_id: id }) => id).sort();
  const arrived = messageIds().map((id) => id?.slice(1, id.indexOf('@')));
  expect([...arrived].sort()).toEqual(queued);
  expect(told()).toEqual([AWAY, BACK]);
  expect(faults()).toHaveLength(1);
}
async function begin(): Promise<void> {
  server.setMode('well');
  await gateway.database.db.deleteFrom('mails').execute();
  server.mails.length = 0;
}

it('a mail server that is away, at the start or later, delays mails and no form', async () => {
  await enquire(2);
  await once(({ fault }) => fault !== null);
  expect(told()).toEqual([AWAY]);
  server = await startMailServer(server.port);
  await expectSentOnce();

  await begin();
  lines.length = 0;
  await server.close();
  await enquire(2);
  await once(({ fault }) => fault !== null);
  const { rows: waiting } = (await gateway.get('/api/ops/mails?status=queued', STAFF)).body as { rows: object[] };
  expect(waiting).toHaveLength((await rows()).length);
  server = await startMailServer(server.port);
  await expectSentOnce();
  noteFault({
    fault: 'Mail server away, at the start or later',
    visitors: 'forms 201 as always; mails come once it is back: the next attempt is 30 s to an hour later',
    clients: 'the same',
    operators: 'the outbox shows what waits and why; one line when it begins, one when it ends; nothing to do',
  });
});

it('one that accepts connections and says nothing is given up, and forms do not wait for it', async () => {
  await begin();
  server.setMode('slow');
  await enquire();
  await once(({ fault }) => fault !== null);
  expect(server.mails).toEqual([]);
  server.setMode('well');
  await expectSentOnce();
  noteFault({
    fault: 'Mail server slow (takes connections, answers nothing)',
    visitors: 'forms 201 at once; the mail later',
    clients: 'the same',
    operators:
      'an attempt is given up after 10 s without a greeting, 30 s without an answer; told of as when it is away',
  });
});

it('one that dies before its receipt gets the mail again: once or twice with the same id, never not at all', async () => {
  await begin();
  server.setMode('dies before storing');
  await enquire();
  await once(({ fault }) => fault !== null);
  expect(server.mails).toEqual([]);
  server.setMode('well');
  await expectSentOnce();

  await begin();
  lines.length = 0;
  server.setMode('dies after storing');
  await enquire();
  await once(({ fault }) => fault !== null);
  const stored = messageIds();
  expect(stored).toHaveLength((await rows()).length);
  server.setMode('well');
  await waitIsOver();
  await once(({ status }) => status === 'sent');
  for (const id of stored) expect(messageIds().filter((other) => other === id)).toHaveLength(2);
  expect(new Set(messageIds()).size).toBe((await rows()).length);
  expect(told()).toEqual([AWAY, BACK]);
  noteFault({
    fault: 'Mail server dies between the mail and its receipt',
    visitors:
      'the mail comes once, or twice with the same Message-ID and date where it had been stored; never not at all',
    clients: 'the same',
    operators: 'two lines; the outbox says `sent` once there was a receipt',
  });
});

it('a recipient that it refuses for good fails that mail alone', async () => {
  await begin();
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const { token } = await desk.save();
  const mail = (to: string) => gateway.post(`/api/quotes/${token}/mails`, { submissionId: randomUUID(), to }, {});
  expect((await mail('nobody@client.example')).status).toBe(202);
  expect((await mail('jo@client.example')).status).toBe(202);
  await once(({ status }) => status !== 'queued');
  expect((await rows()).map(({ recipient, status, attempts }) => [recipient, status, attempts])).toEqual([
    ['nobody@client.example', 'failed', 1],
    ['jo@client.example', 'sent', 1],
  ]);
  expect(told()).toEqual([]);
  expect(lines.filter(({ msg }) => msg === 'mail not sent')).toHaveLength(1);
  noteFault({
    fault: 'A recipient refused for good',
    visitors: 'other mails are sent as always',
    clients: 'the same',
    operators: 'the mail is `failed` at once with the reason, one line in the log, and may be queued again',
  });
});
