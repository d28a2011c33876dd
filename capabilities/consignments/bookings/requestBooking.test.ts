import { randomUUID } from 'node:crypto';
import { bookingDesk, LTL, VIP } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { Booking } from '../api/bookings.ts';

/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe('a booking', () => {
  const { save, form, send } = bookingDesk(
    () => gateway,
    () => FRIDAY,
  );

  const gateway = gatewayOn('embedded', { now: () => FRIDAY });

  const count = async () => (await gateway.database.db.selectFrom('bookings').select('reference').execute()).length;

  it('refuses a load that is too much for the vehicle of its quote', async () => {
    const quote = await save(VIP);
    const sent = { submissionId: randomUUID(), request: { ...VIP, weightKg: '1001' }, shownTotalExGstCents: 10_500 };
    expect(await gateway.post('/api/quotes', sent, {})).toMatchObject({
      status: 422,
      body: { code: 'quote-refused', reason: 'too-large', detail: expect.stringContaining('Choose the 3T') },
    });
    // Pretend that the quote was saved before such loads were refused.
    await gateway.database.db
      .updateTable('quotes')
      .set({ request: JSON.stringify(sent.request) })
      .where('reference', '=', quote.reference)
      .execute();
    const before = await count();
    // A form from a page that did not yet ask for the goods.
    expect(await send(form(quote, { goods: undefined }))).toMatchObject({
      status: 422,
      body: { code: 'load-too-large', detail: expect.stringContaining('it weighs 1,001 kg') },
    });
    expect(await count()).toBe(before);
  });

  it('keeps goods and weight where lists, emissions and older desks look for them', async () => {
    const answer = await send(form(await save(), { goods: { description: ' Tiles ', weight: '1.8', unit: 't' } }));
    expect(answer).toMatchObject({ status: 201 });
    const row = await gateway.database.db
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', String(answer.body.reference))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      declared_kg: 1_800,
      request: { palletCount: '4', weightKg: '1800' },
      details: { goods: { description: 'Tiles', weight: '1.8', unit: 't' } },
    });
  });

  it('takes a form without goods from an older page, and records that nobody gave the weight', async () => {
    const { goods: _, ...older } = form(await save());
    const answer = await send(older);
    expect(answer).toMatchObject({ status: 201 });
    const { body } = await gateway.get(`/api/bookings/${answer.body.token}`, {});
    expect(body).toMatchObject({ request: { weightKg: '' } });
    expect((body as unknown as Booking).details).not.toHaveProperty('goods');
  });

  it.each([
    [
      'too heavy for the van',
      VIP,
      { weight: '1001' },
      'load-too-large',
      /it weighs 1,001 kg and the vehicle carries 1,000 kg/,
    ],
    ['over the limit of a pallet', LTL, { weight: '4.01', unit: 't' }, 'load-too-large', /limits of a standard pallet/],
    [
      'other than quoted',
      { ...LTL, weightKg: '1720' },
      { weight: '1800' },
      'invalid-input',
      /The price is for 1,720 kg/,
    ],
  ] as const)('refuses a weight that is %s, at its field', async (_why, request, weight, code, message) => {
    const before = await count();
    const goods = { description: 'Tiles', unit: 'kg' as const, ...weight };
    expect(await send(form(await save(request), { goods }))).toMatchObject({
      status: 422,
      body: { code, detail: expect.stringMatching(message), fields: [{ path: 'goods.weight' }] },
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['a weight that is no number', { description: 'Tiles', weight: 'heavy', unit: 'kg' }, 'goods.weight'],
    ['nothing named', { description: '', weight: '5', unit: 'kg' }, 'goods.description'],
    ['a unit nobody knows', { description: 'Tiles', weight: '5', unit: 'stone' }, 'goods.unit'],
    ['what is far too long', { description: 'x'.repeat(50_000), weight: '5', unit: 'kg' }, 'goods.description'],
    ['no record at all', 'Tiles', 'goods'],
    ['nothing, said aloud', null, 'goods'],
  ])('refuses %s', async (_what, goods, path) => {
    expect(await send({ ...form(await save()), goods })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });
});
