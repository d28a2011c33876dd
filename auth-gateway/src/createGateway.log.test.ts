import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bookingDesk } from '../fixtures/bookingDesk.ts';
import { startMailServer, type TestMailServer } from '../fixtures/startMailServer.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { Browser } from './auth/testing/Browser.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const ENQUIRY = {
  topic: 'general',
  name: 'Jo Citizen',
  email: 'jo@client.example',
  phone: '0433 222 111',
  company: '',
  message: 'Two pallets for Mia Moss, mia@moss.example.',
  trap: '',
};

describe('what a gateway logs of the main acts', () => {
  const lines: string[] = [];
  let gateway: TestGateway;
  let mailServer: TestMailServer;
  let privateToken = '';

  beforeAll(async () => {
    mailServer = await startMailServer();
    gateway = await startTestGateway(
      { logLevel: 'debug', smtpUrl: mailServer.url },
      { now: () => FRIDAY, hasSignIn: true, writeLog: (line) => void lines.push(line) },
    );
    const origin = gateway.url.replace('127.0.0.1', 'localhost');

    const wrong = new Browser(origin);
    await wrong.signIn('/', 'client@saltbush.example', 'not-the-password');
    const browser = new Browser(origin);
    await browser.signIn();
    expect((await browser.user()).status).toBe(200);

    const { save, make } = bookingDesk(
      () => gateway,
      () => FRIDAY,
    );
    const quote = await save();
    for (const to of ['buyer@customer.example', 'nobody@customer.example']) {
      await gateway.post(`/api/quotes/${quote.token}/mails`, { submissionId: randomUUID(), to }, {});
    }
    ({ token: privateToken } = await make());
    await gateway.get(`/api/bookings/${privateToken}`, {});
    const send = () => gateway.post('/api/enquiries', { ...ENQUIRY, submissionId: randomUUID() }, {});
    expect((await send()).status).toBe(201);
    // Make the next reference one that exists already. The database's error then quotes the conflicting row.
    await sql`update reference_counters set last = last - 1`.execute(gateway.database.db);
    expect((await send()).status).toBe(500);
    await gateway.post('/api/releases/tokens', {
      ...{ label: 'Reader', remote: null, actions: ['read'], days: 1, reason: 'For jo@client.example' },
    });
    await gateway.get('/broken');
    await gateway.get('/ana%40harbour.example');
    await mailServer.waitFor(3);
  });
  afterAll(async () => {
    await gateway.close();
    await mailServer.close();
  });

  it('lets an operator follow them', () => {
    const messages = new Set(lines.map((line) => (JSON.parse(line) as { msg: string }).msg));
    for (const message of ['A sign-in was refused', 'request failed', 'mail sent', 'mail not sent', 'request']) {
      expect([...messages]).toContain(message);
    }
    expect(lines.join()).toContain('"code":"23505"');
  });

  it('holds no address, no name, no telephone number and no private link', () => {
    const all = lines.join('\n');
    expect(all.match(/[^\s"@]{1,60}(@|%40)[\w-]+\.[\w.-]*[a-z]{2,}/gi)).toBeNull();
    expect(all).not.toMatch(/Jo Citizen|Ana Ruiz|Mia|Lee Wong|0412 ?345|0433 ?222/);
    expect(privateToken).not.toBe('');
    expect(all).not.toContain(privateToken);
  });
});
