import { randomUUID } from 'node:crypto';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { extractText, getDocumentProxy } from 'unpdf';
import { keptPostgres } from '../../auth-gateway/fixtures/keptPostgres.ts';
import { startMailServer, type TestMailServer } from '../../auth-gateway/fixtures/startMailServer.ts';
import { startTestGateway, type TestGateway } from '../../auth-gateway/fixtures/startTestGateway.ts';
import type { SavedQuote } from './api.ts';

const LTL: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'ltl',
  service: 'LTL',
  pickup: 'Sydney',
  delivery: 'Melbourne',
  palletCount: '4',
};
/** It can be priced and saved although its delivery is unknown, so it holds whatever was typed there. */
const UNLISTED: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'metro-pallets',
  service: 'METRO_STANDARD',
  pickup: 'Newtown 2042',
  delivery: 'Buy at evil-shop today',
  metroVehicle: '1t-van',
  pickupDate: '2026-11-23',
};
const NOBODY = {};
const ISSUED = new Date('2026-11-20T03:00:00Z');

let time = ISSUED;
let server: TestMailServer;
let gateway: TestGateway;
beforeAll(async () => {
  const databaseUrl = await keptPostgres.createDatabase();
  server = await startMailServer();
  const mailFrom = 'quotes@saltbush.example';
  gateway = await startTestGateway({ databaseUrl, smtpUrl: server.url, mailFrom }, { now: () => time });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  time = ISSUED;
  await gateway.database.db.deleteFrom('rate_limits').execute();
  server.mails.length = 0;
});

async function save(request: QuoteRequest, shownTotalExGstCents: number): Promise<SavedQuote> {
  const answer = await gateway.post(
    '/api/quotes',
    { submissionId: randomUUID(), request, shownTotalExGstCents },
    NOBODY,
  );
  expect(answer.status).toBe(201);
  return answer.body as unknown as SavedQuote;
}
const mail = ({ token }: SavedQuote, body: Record<string, unknown> = {}) =>
  gateway.post(
    `/api/quotes/${token}/mails`,
    { submissionId: randomUUID(), to: 'buyer@customer.example', ...body },
    NOBODY,
  );

async function textOf(pdf: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('a quote by mail', () => {
  it('arrives complete: text, HTML and PDF agree on the price, and link to the quote', async () => {
    const saved = await save(LTL, 58_738);
    expect(await mail(saved)).toMatchObject({ status: 202, body: { to: 'buyer@customer.example' } });
    const [received] = await server.waitFor(1);
    expect(received).toMatchObject({
      subject: `Quote ${saved.reference}: Sydney → Melbourne, $646.12 inc GST, valid to 20 Dec 2026`,
      from: { name: 'Saltbush Freight Quotes', address: 'quotes@saltbush.example' },
      replyTo: [{ address: 'quotes@saltbushfreight.example' }],
      to: [{ address: 'buyer@customer.example' }],
    });
    const link = `/quotes/${saved.token}`;
    const [pdf] = received?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: `${saved.reference}.pdf`, mimeType: 'application/pdf' });
    const texts = [received?.text ?? '', received?.html ?? '', await textOf(pdf?.content as ArrayBuffer)];
    for (const text of texts) {
      for (const fact of [saved.reference, '$480.00', '$107.38', '$587.38', '$58.74', '$646.12', '20 Dec 2026', link]) {
        expect(text).toContain(fact);
      }
      expect(text).toContain('19 999 040 271');
    }
    const html = received?.html ?? '';
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(html).not.toMatch(/<img|<script|url\(|src=/);
  });

  it('is sent once for each submission', async () => {
    const saved = await save(LTL, 58_738);
    const submissionId = randomUUID();
    const answers = await Promise.all([mail(saved, { submissionId }), mail(saved, { submissionId })]);
    answers.push(await mail(saved, { submissionId }));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await server.waitFor(1);
    const rows = await gateway.database.db
      .selectFrom('mails')
      .select('id')
      .where('subject', 'like', `%${saved.reference}%`)
      .execute();
    expect(rows).toHaveLength(1);
    const other = await mail(saved, { submissionId, to: 'other@customer.example' });
    expect(other).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it.each([
    ['a second header', 'a@b.example\r\nBcc: c@d.example'],
    ['two addresses', 'a@b.example, c@d.example'],
    ['a name', 'Buyer <a@b.example>'],
    ['no address', 'buyer'],
    ['a long address', `${'x'.repeat(250)}@b.example`],
    ['nothing', ''],
  ])('is not sent to %s', async (_what, to) => {
    const answer = await mail(await save(LTL, 58_738), { to });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(answer.body.fields).toContainEqual({ path: 'to', message: expect.any(String) });
  });

  it('repeats nothing that a visitor typed', async () => {
    const saved = await save(UNLISTED, 7_500);
    await mail(saved);
    const [received] = await server.waitFor(1);
    expect(received?.subject).toContain('Newtown → place to be confirmed');
    const pdf = await textOf(received?.attachments[0]?.content as ArrayBuffer);
    for (const text of [received?.subject, received?.text, received?.html, pdf]) expect(text).not.toContain('evil');
    expect(received?.text).toContain('A person confirms the price before a booking stands.');
  });

  it('is refused once the quote has expired', async () => {
    const saved = await save(LTL, 58_738);
    time = new Date('2026-12-21T03:00:00Z');
    expect(await mail(saved)).toMatchObject({ status: 409, body: { code: 'quote-expired' } });
  });

  it('is limited to five an hour', async () => {
    const saved = await save(LTL, 58_738);
    await mail(saved);
    await gateway.database.db
      .updateTable('rate_limits')
      .set({ points: 5 })
      .where('key', 'like', 'quote-mail%')
      .execute();
    const refused = await mail(saved);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    await gateway.database.db.deleteFrom('rate_limits').where('key', 'like', 'quote-mail-address%').execute();
    expect((await mail(saved)).status).toBe(429);
    expect((await mail(await save(LTL, 58_738))).status).toBe(202);
  });
});

describe('a quote as a PDF', () => {
  it("has the quote's reference as its name, and shows the places as typed", async () => {
    const saved = await save(UNLISTED, 7_500);
    const response = await fetch(`${gateway.url}/api/quotes/${saved.token}/pdf`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${saved.reference}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const document = await getDocumentProxy(bytes.slice());
    expect((await document.getMetadata()).info).toMatchObject({ Title: `Quote ${saved.reference}`, Language: 'en-AU' });
    const text = await textOf(bytes);
    for (const fact of [
      'Newtown to Buy at evil-shop today',
      'Saltbush Freight Pty Ltd ABN 19 999 040 271',
      'Page 1 of 1',
      'Delivery suburb not recognised – price to be confirmed.',
      'Waiting beyond 15 minutes free, by the minute $46.00 an hour',
      'Hand unloading $40.00',
      'Tail lift asked for on the day $60.00',
      'Chain of responsibility',
      'Terms and conditions, version 2026-07',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('shows a replacement for characters that its fonts cannot draw', async () => {
    const saved = await save({ ...UNLISTED, delivery: 'Dúbrovnik 🚚 שלום' }, 7_500);
    const response = await fetch(`${gateway.url}/api/quotes/${saved.token}/pdf`);
    expect(await textOf(new Uint8Array(await response.arrayBuffer()))).toContain('Newtown to Dúbrovnik ?');
  });
});
