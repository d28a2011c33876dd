import { randomUUID } from 'node:crypto';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookingForm, STAFF } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import type { SavedQuote } from './api.ts';

const NOBODY = {};
/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

/** Geelong to Darwin: 700 km to Adelaide and 3,019 from there, at $2.00 a km for four pallets. */
const LANE: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'ltl',
  pickup: 'Corio VIC 3214',
  delivery: 'Darwin',
  palletCount: '4',
};
const CENTS = 743_800;

const MARKS = [
  'Less Than Truck Load by distance',
  'Freight by distance, 3,719 km at $2.00 a km',
  'Indicative only – contact us to confirm',
  'Pickup priced as Geelong',
  'A person confirms the price before a booking stands.',
];

const gateway = gatewayOn('embedded', { now: () => FRIDAY });

const save = (shownTotalExGstCents: number, request = LANE) =>
  gateway.post('/api/quotes', { submissionId: randomUUID(), request, shownTotalExGstCents }, NOBODY);

const mails = () => gateway.database.db.selectFrom('mails').select(['kind', 'text', 'html']).orderBy('id').execute();

it('is saved at the cent that the gateway works out itself, as LTL and as a full truck', async () => {
  expect(await save(CENTS)).toMatchObject({
    status: 201,
    body: { quote: { totalExGstCents: CENTS, needsReview: true } },
  });
  expect(await save(CENTS - 1)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
  const truck = { ...LANE, mode: 'ftl', pickup: 'Sydney', palletCount: '' } as const;
  // 3,987 km at $1.50.
  expect(await save(598_050, truck)).toMatchObject({ body: { quote: { serviceName: 'Full Truck Load by distance' } } });
});

it('is marked as such in its mail, its document, its booking and at the desk', async () => {
  const quote = (await save(CENTS)).body as unknown as SavedQuote;
  const to = { submissionId: randomUUID(), to: 'buyer@customer.example' };
  expect((await gateway.post(`/api/quotes/${quote.token}/mails`, to, NOBODY)).status).toBe(202);
  const [mail] = await mails();
  const pdf = await fetch(`${gateway.url}/api/quotes/${quote.token}/pdf`);
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  for (const shown of [mail?.text, mail?.html, text.replace(/\s+/g, ' ')]) {
    for (const mark of MARKS) expect(shown).toContain(mark);
  }

  const booked = await gateway.post('/api/bookings', bookingForm(quote), NOBODY);
  expect(booked.status).toBe(201);
  const seen = await gateway.get(`/api/bookings/${String(booked.body.token)}`, NOBODY);
  expect(seen.body.quote).toEqual(quote.quote);
  const [, received, notice] = await mails();
  expect(received?.text).toContain('The price is not confirmed either: a person checks it before we accept.');
  expect(notice?.text).toContain('The price needs a review.');
  for (const letter of [received, notice]) expect(letter?.text).toContain('Less Than Truck Load by distance, 4T truck');
  const desk = await gateway.get('/api/ops/bookings', STAFF);
  expect(desk.body).toMatchObject({ rows: [{ serviceName: 'Less Than Truck Load by distance', needsReview: true }] });
});
