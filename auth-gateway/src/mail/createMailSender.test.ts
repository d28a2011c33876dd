import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueMail } from '@saltbush/capability/mail';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { startMailServer, type TestMailServer } from '../../fixtures/startMailServer.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { createLog } from '../log.ts';
import { createMailSender, type MailSender } from './createMailSender.ts';

const MAIL = { kind: 'test', to: 'a@b.example', subject: 'A subject', text: 'A text', html: '<p>A text</p>' };
const mailFrom = 'quotes@saltbush.example';
const log = createLog('silent');

describe.each(['embedded', 'server'] as const)('the outbox in the %s database', (kind) => {
  let dataDir: string;
  let database: Database;
  let server: TestMailServer;
  let senders: MailSender[];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saltbush-mail-'));
    await layDatabase(dataDir);
    const databaseUrl = kind === 'server' ? await keptPostgres.createDatabase() : null;
    database = await openDatabase({ dataDir, databaseUrl });
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await database.db.deleteFrom('mails').execute();
    server = await startMailServer();
    senders = [];
  });
  afterEach(async () => {
    for (const sender of senders) await sender.close();
    await server.close();
  });

  function startSender(smtpUrl: string | null = server.url): MailSender {
    const sender = createMailSender({ config: { smtpUrl, mailFrom }, database, log });
    senders.push(sender);
    return sender;
  }
  const rows = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  /** The oldest mail, once the sender has finished what it was doing. */
  async function rowAfter(sender: MailSender) {
    await sender.close();
    const [row] = await rows();
    if (row === undefined) throw new Error('The outbox is empty.');
    return row;
  }
  const makeDue = () =>
    database.db
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .execute();

  it('sends queued mail with its sender, its reply address and a stable id', async () => {
    const content = Buffer.from('a document');
    await queueMail(database.db, {
      ...MAIL,
      kind: 'quote',
      replyTo: 'sales@saltbush.example',
      subject: 'Sydney → Melbourne',
      attachments: [{ name: 'Q-1.pdf', contentType: 'application/pdf', content }],
    });
    const sender = startSender();
    const [mail] = await server.waitFor(1);
    const row = await rowAfter(sender);
    expect(row).toMatchObject({ status: 'sent', attempts: 1, fault: null, sent_at: expect.any(Date) });
    expect(mail).toMatchObject({
      subject: 'Sydney → Melbourne',
      from: { name: 'Saltbush Freight Quotes', address: mailFrom },
      to: [{ address: 'a@b.example' }],
      replyTo: [{ address: 'sales@saltbush.example' }],
      messageId: `<${row.message_id}@saltbush.example>`,
      text: expect.stringContaining('A text'),
      html: expect.stringContaining('<p>A text</p>'),
      attachments: [{ filename: 'Q-1.pdf', mimeType: 'application/pdf' }],
    });
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it('does not let a text become a header or a recipient', async () => {
    await queueMail(database.db, { ...MAIL, subject: 'Hello\r\nBcc: evil@c.example\r\n\r\nBuy now' });
    startSender();
    const [mail] = await server.waitFor(1);
    expect(server.recipients).toEqual([['a@b.example']]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text?.trim()).toBe('A text');
  });

  it('says where such mails end with one press, and only of mails that can be ended', async () => {
    const url = 'https://www.saltbush.example/api/alerts/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA/delivered';
    await queueMail(database.db, { ...MAIL, unsubscribeUrl: url });
    await queueMail(database.db, MAIL);
    startSender();
    const [other, ended] = await server.waitFor(2);
    expect(ended?.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${url}>` }),
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    );
    expect(other?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('sends mails that can be ended after the others, however long they have waited', async () => {
    const unsubscribeUrl = 'https://www.saltbush.example/api/alerts/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA/delivered';
    for (const subject of ['First alert', 'Second alert']) {
      await queueMail(database.db, { ...MAIL, kind: 'alert-delivered', subject, unsubscribeUrl });
    }
    await queueMail(database.db, { ...MAIL, kind: 'quote', subject: 'Quote' });
    startSender();
    const sent = await server.waitFor(3);
    expect(sent.map(({ subject }) => subject)).toEqual(['Quote', 'First alert', 'Second alert']);
  });

  it('keeps mails for staff when there is no mail server', async () => {
    await queueMail(database.db, MAIL);
    const row = await rowAfter(startSender(null));
    expect(row).toMatchObject({ status: 'kept', attempts: 0, sent_at: null });
  });

  it('tries again later while the mail server is down, and sends the same mail once it is up', async () => {
    const { port, url } = server;
    await server.close();
    await queueMail(database.db, MAIL);
    const waiting = await rowAfter(startSender(url));
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, fault: expect.stringContaining('ECONNREFUSED') });
    const waitMs = waiting.due_at.getTime() - waiting.queued_at.getTime();
    expect(waitMs).toBeGreaterThan(20_000);
    expect(waitMs).toBeLessThan(60_000);
    server = await startMailServer(port);
    await makeDue();
    const sender = startSender();
    const [mail] = await server.waitFor(1);
    expect(mail?.messageId).toBe(`<${waiting.message_id}@saltbush.example>`);
    expect(await rowAfter(sender)).toMatchObject({ status: 'sent', attempts: 2, fault: null });
  });

  it('sends mail that was queued before the clock was set back by a day', async () => {
    await queueMail(database.db, MAIL);
    await database.db
      .updateTable('mails')
      .set({ due_at: new Date(Date.now() + 86_400_000) })
      .execute();
    const sender = startSender();
    await server.waitFor(1);
    expect(await rowAfter(sender)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('gives up after a day of attempts, and keeps the reason', async () => {
    const { url } = server;
    await server.close();
    await queueMail(database.db, MAIL);
    await database.db.updateTable('mails').set({ attempts: 29 }).execute();
    const failed = await rowAfter(startSender(url));
    expect(failed).toMatchObject({ status: 'failed', attempts: 30, fault: expect.stringContaining('ECONNREFUSED') });
    server = await startMailServer();
  });

  it('gives up at once when the mailbox does not exist, and goes on with the next mail', async () => {
    await queueMail(database.db, { ...MAIL, to: 'nobody@b.example' });
    await queueMail(database.db, MAIL);
    const sender = startSender();
    await server.waitFor(1);
    expect(await rowAfter(sender)).toMatchObject({
      status: 'failed',
      attempts: 1,
      fault: expect.stringContaining('No such mailbox'),
    });
    expect(server.recipients).toEqual([['a@b.example']]);
  });

  it('leaves a mail to the gateway that claimed it, until the claim runs out', async () => {
    await queueMail(database.db, MAIL);
    await database.db
      .updateTable('mails')
      .set({ attempts: 1, due_at: new Date(Date.now() + 60_000) })
      .execute();
    expect(await rowAfter(startSender())).toMatchObject({ status: 'queued', attempts: 1 });
    expect(server.mails).toHaveLength(0);
    await makeDue();
    const sender = startSender();
    await server.waitFor(1);
    expect(await rowAfter(sender)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('looks into the outbox when it is woken, and not only at its next poll', async () => {
    // Disable the poll, so that only the wake can trigger it.
    const poll = jest.spyOn(globalThis, 'setInterval').mockReturnValue(undefined as never);
    const sender = startSender();
    poll.mockRestore();
    await queueMail(database.db, MAIL);
    sender.wake();
    await server.waitFor(1);
  });

  it('sends each mail once when several senders share the outbox', async () => {
    for (let number = 0; number < 16; number += 1) await queueMail(database.db, { ...MAIL, subject: `Mail ${number}` });
    for (let number = 0; number < 3; number += 1) startSender();
    await server.waitFor(16);
    for (const sender of senders) await sender.close();
    expect(server.mails).toHaveLength(16);
    expect(new Set(server.mails.map(({ subject }) => subject)).size).toBe(16);
    expect((await rows()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
  });

  it('finishes the mail under way when it is closed, and starts no other', async () => {
    for (let number = 0; number < 20; number += 1) await queueMail(database.db, MAIL);
    const sender = startSender();
    await server.waitFor(1);
    await sender.close();
    const sent = (await rows()).filter(({ status }) => status === 'sent');
    expect(sent).toHaveLength(server.mails.length);
    expect((await rows()).filter(({ attempts, status }) => attempts > 0 && status !== 'sent')).toEqual([]);
    expect(sent.length).toBeLessThan(20);
  });
});
