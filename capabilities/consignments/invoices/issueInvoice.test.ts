import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookingDesk } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../../../auth-gateway/fixtures/harbourProduce.ts';
import { invoicePdf } from './invoicePdf.ts';
import { renderInvoicePdf } from './renderInvoicePdf.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const CLIENT = { 'x-test-role': 'client', 'x-test-user': 'ana' };

describe('the invoice of a booking', () => {
  const { make, carry, recordPod, move, mails } = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const gateway = gatewayOn('embedded', { now: () => NOW });

  async function invoice(headers: Record<string, string>) {
    const { reference } = await make({}, headers);
    await carry(reference, 'out_for_delivery');
    await recordPod(reference);
    await move(reference, 'invoiced');
    const row = await gateway.database.db
      .selectFrom('invoices')
      .selectAll()
      .where('booking_reference', '=', reference)
      .executeTakeFirstOrThrow();
    const mail = (await mails()).find(({ subject }) => subject.startsWith(`Tax invoice ${row.reference}`));
    return { row, mail };
  }

  it('of somebody without an account is due by the general terms, and says where to pay', async () => {
    const { row, mail } = await invoice({});
    expect(row).toMatchObject({ issued_on: '2026-11-20', due_on: '2026-11-27' });
    expect(row.seller.account).toEqual({ name: 'Saltbush Freight Pty Ltd', bsb: '999-040', number: '2711 4075' });
    for (const line of ['BSB: 999-040', 'Account: 2711 4075', `Reference: ${row.reference}`, 'Due: 27 Nov 2026']) {
      expect(mail?.text).toContain(line);
    }
  });

  it('of a client is due by the days agreed with them', async () => {
    const { db } = gateway.database;
    const client = await gateway.post('/api/clients', { ...HARBOUR_PRODUCE, submissionId: randomUUID() }, {});
    const reference = String(client.body.reference);
    await db.updateTable('clients').set({ status: 'active' }).where('reference', '=', reference).execute();
    await db
      .insertInto('client_users')
      .values({ reference, user_id: 'ana', email: 'ana@harbour.example', joined_at: NOW })
      .execute();
    expect((await invoice(CLIENT)).row.due_on).toBe('2026-11-27');
    await db.updateTable('clients').set({ payment_terms_days: 30 }).where('reference', '=', reference).execute();
    const { row, mail } = await invoice(CLIENT);
    expect(row).toMatchObject({ due_on: '2026-12-20', buyer: { name: HARBOUR_PRODUCE.businessName } });
    expect(mail?.subject).toContain('due 20 Dec 2026');
    const bytes = await invoicePdf(db, row.reference, NOW);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('BSB 999-040 Account 2711 4075 Reference');
    expect(words).toContain('due 20 Dec 2026, 30 days after the date of this invoice.');

    const [line] = await db
      .selectFrom('invoice_lines')
      .selectAll()
      .where('invoice_reference', '=', row.reference)
      .execute();
    const { account: _gone, ...seller } = row.seller;
    const unknown = await renderInvoicePdf({ ...row, seller }, line ? [line] : []);
    const without = await extractText(await getDocumentProxy(new Uint8Array(unknown)), { mergePages: true });
    expect(without.text).not.toMatch(/BSB|How to pay/);
  });
});
