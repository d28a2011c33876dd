import { randomUUID } from 'node:crypto';
import { bookingDesk, VIP } from '../../fixtures/bookingDesk.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe('a booking', () => {
  let gateway: TestGateway;
  const { save, form, send } = bookingDesk(
    () => gateway,
    () => FRIDAY,
  );

  beforeAll(async () => {
    gateway = await startTestGateway({ databaseUrl: null }, { now: () => FRIDAY });
  }, 60_000);
  afterAll(() => gateway.close());

  const count = async () => (await gateway.database.db.selectFrom('bookings').select('reference').execute()).length;

  it('refuses a load that is too much for the vehicle of its quote', async () => {
    const quote = await save(VIP);
    const sent = { submissionId: randomUUID(), request: { ...VIP, weightKg: '1001' }, shownTotalExGstCents: 10_500 };
    expect(await gateway.post('/api/quotes', sent, {})).toMatchObject({
      status: 422,
      body: { code: 'quote-refused', reason: 'too-large', detail: expect.stringContaining('Choose the 3T') },
    });
    // As a quote that was saved before such loads were refused.
    await gateway.database.db
      .updateTable('quotes')
      .set({ request: JSON.stringify(sent.request) })
      .where('reference', '=', quote.reference)
      .execute();
    const before = await count();
    expect(await send(form(quote))).toMatchObject({
      status: 422,
      body: { code: 'load-too-large', detail: expect.stringContaining('it weighs 1,001 kg') },
    });
    expect(await count()).toBe(before);
  });
});
