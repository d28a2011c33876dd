import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import type { DeskBookingDetail } from '../api/bookings.ts';
import type { Statement } from '../api/statements.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
/** 2:00 PM in Sydney. */
const at = (day: string) => new Date(`${day}T03:00:00Z`);

describe.each(DATABASES)('statements from the %s database', (kind) => {
  let time = at('2026-11-20');
  const { make, move, carry, recordPod, detail } = bookingDesk(
    () => gateway,
    () => time,
  );

  const gateway = gatewayOn(kind, { now: () => time });
  beforeEach(() => gateway.reset());

  async function invoicedOn(day: string, pickupDate: string, headers = ANA): Promise<DeskBookingDetail> {
    time = at(day);
    const { reference } = await make({ pickupDate, customerReference: `PO ${day}` }, headers);
    await carry(reference, 'out_for_delivery');
    await recordPod(reference, { deliveredAtLocal: `${day}T14:00` });
    expect((await move(reference, 'invoiced')).status).toBe(200);
    return detail(reference);
  }

  async function pay({ reference }: DeskBookingDetail, receivedOn: string, amountCents: number): Promise<void> {
    const { version } = await detail(reference);
    const payment = { submissionId: randomUUID(), version, receivedOn, amountCents, note: 'EFT' };
    expect((await gateway.post(`/api/ops/bookings/${reference}/payments`, payment, STAFF)).status).toBe(201);
  }

  const read = async (month = '', headers = ANA): Promise<Statement> => {
    const answer = await gateway.get(`/api/invoices/statement${month && `?month=${month}`}`, headers);
    expect(answer.status).toBe(200);
    return answer.body as unknown as Statement;
  };

  /** An invoice in November, and one in December; both are paid in part in December, one by mistake. */
  async function twoMonths() {
    const first = await invoicedOn('2026-11-20', '2026-11-24');
    await invoicedOn('2026-11-20', '2026-11-24', BOB);
    const second = await invoicedOn('2026-12-10', '2026-12-14');
    time = at('2026-12-21');
    await pay(first, '2026-12-01', 60_000);
    await pay(second, '2026-12-20', 10_000);
    await pay(second, '2026-12-21', -10_000);
    return { first, second, total: first.quote.totalIncGstCents };
  }

  it('say what was owed, invoiced and paid in a month, and what is owed after each entry', async () => {
    const { first, second, total } = await twoMonths();
    expect(await read('2026-11')).toMatchObject({
      ...{
        month: '2026-11',
        presentMonth: '2026-12',
        from: '2026-11-01',
        to: '2026-11-30',
        accounts: ['Harbour Foods'],
      },
      ...{ openingCents: 0, invoicedCents: total, paidCents: 0, closingCents: total, entryCount: 1 },
      ageing: { notDueCents: 0, upTo30DaysCents: total, upTo60DaysCents: 0, over60DaysCents: 0 },
    });
    const december = await read('2026-12');
    expect(december).toMatchObject({
      ...{ from: '2026-12-01', to: '2026-12-21', openingCents: total, invoicedCents: total, paidCents: 60_000 },
      ...{ closingCents: 2 * total - 60_000, entryCount: 4 },
      ageing: { upTo30DaysCents: 2 * total - 60_000, notDueCents: 0 },
    });
    expect(december.entries).toEqual([
      {
        ...{
          day: '2026-12-01',
          kind: 'payment',
          invoiceReference: 'INV-2026-00001',
          shipmentReference: first.reference,
        },
        ...{ customerReference: 'PO 2026-11-20', amountCents: -60_000, balanceCents: total - 60_000 },
      },
      expect.objectContaining({
        ...{ day: '2026-12-10', kind: 'invoice', invoiceReference: 'INV-2026-00003' },
        ...{ shipmentReference: second.reference, amountCents: total, balanceCents: 2 * total - 60_000 },
      }),
      expect.objectContaining({ kind: 'payment', amountCents: -10_000, balanceCents: 2 * total - 70_000 }),
      expect.objectContaining({ kind: 'taken-back', amountCents: 10_000, balanceCents: 2 * total - 60_000 }),
    ]);
    expect((await read()).month).toBe('2026-11');
    expect(await read('2026-12', BOB)).toMatchObject({ openingCents: total, entries: [], closingCents: total });
    expect(await read('2025-01')).toMatchObject({ accounts: [], entries: [], closingCents: 0 });
  });

  it('take credit notes off on the day of their issue, also of what was paid', async () => {
    const { first, total } = await twoMonths();
    const dispute = { submissionId: randomUUID(), position: 1, words: 'Too much' };
    const raised = await gateway.post(`/api/shipments/${first.reference}/invoice/disputes`, dispute, ANA);
    expect(raised.status).toBe(201);
    const { invoice, version } = await detail(first.reference);
    const answer = { submissionId: randomUUID(), version, outcome: 'credited', amountCents: 20_000, words: 'Agreed' };
    const [{ id } = { id: 0 }] = invoice?.disputes ?? [];
    const path = `/api/ops/bookings/${first.reference}/disputes/${id}/answer`;
    expect((await gateway.post(path, answer, STAFF)).status).toBe(201);
    const december = await read('2026-12');
    expect(december).toMatchObject({
      ...{ invoicedCents: total, paidCents: 60_000, creditedCents: 22_000, closingCents: 2 * total - 82_000 },
      entryCount: 5,
      // The first invoice was paid up to less than its note, so the second one is set off against the rest.
      ageing: { upTo30DaysCents: 2 * total - 82_000 },
      terms: [{ account: '', days: 7 }],
    });
    expect(december.entries.at(-1)).toMatchObject({
      ...{ kind: 'payment', creditNote: 'CN-2026-00001', invoiceReference: 'INV-2026-00001' },
      ...{ amountCents: -22_000, balanceCents: 2 * total - 82_000 },
    });
    const csv = await fetch(`${gateway.url}/api/invoices/statement.csv?month=2026-12`, { headers: ANA });
    expect(await csv.text()).toContain(',,,220.00,');
    expect((await read('2026-11')).closingCents).toBe(total);
    const list = await gateway.get('/api/invoices', ANA);
    expect(list.body).toMatchObject({ owingCents: total, counts: { owing: 1, paid: 1 } });
    expect(await gateway.get('/api/ops/invoices?sort=-left', STAFF)).toMatchObject({ body: { counts: { owing: 2 } } });
  });

  it('are files too: a PDF with how to pay, and a CSV without formulas', async () => {
    const { total } = await twoMonths();
    const pdf = await fetch(`${gateway.url}/api/invoices/statement.pdf?month=2026-12`, { headers: ANA });
    expect(pdf.headers.get('content-disposition')).toBe('inline; filename="statement-2026-12.pdf"');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    });
    for (const words of ['December 2026, Harbour Foods', 'INV-2026-00003', 'Payment taken back', 'BSB', '999-040']) {
      expect(text.replace(/\s+/g, ' ')).toContain(words);
    }
    const csv = await fetch(`${gateway.url}/api/invoices/statement.csv?month=2026-12`, { headers: ANA });
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="statement-2026-12.csv"');
    const [head, ...lines] = (await csv.text()).trim().split('\r\n');
    expect(head).toContain('Day,Entry,Invoice,Consignment,Your reference,Charged,Paid,Credited,Balance');
    const [before, after] = [total, total - 60_000].map((cents) => (cents / 100).toFixed(2));
    expect(lines[0]).toBe(`2026-12-01,Owed before,,,,,,,${before}`);
    expect(lines[1]).toMatch(new RegExp(`^2026-12-01,Payment,INV-2026-00001,SH-.*,PO 2026-11-20,,600.00,,${after}$`));
    expect(lines).toHaveLength(5);
    const amounts = lines.map((line) => line.split(',').map(Number));
    const sum = (column: number) => amounts.reduce((all, cells) => all + (cells[column] ?? 0), 0);
    expect(Number(before) + sum(5) - sum(6) - sum(7)).toBeCloseTo(amounts.at(-1)?.[8] ?? Number.NaN, 2);
  });

  it.each(['month=2026-13', 'month=2026-12', 'month=1999-12', 'month=x', 'x=1'])('refuse ?%s', async (query) => {
    time = at('2026-11-20');
    for (const path of ['invoices/statement', 'invoices/statement.pdf', 'invoices/statement.csv']) {
      expect(await gateway.get(`/api/${path}?${query}`, ANA)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
      expect((await gateway.get(`/api/${path}`, {})).status).toBe(401);
    }
  });
});
