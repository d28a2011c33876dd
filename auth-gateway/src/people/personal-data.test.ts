import { NONE } from '@saltbush/capability/people';
import { placesOf, textColumns } from '../../fixtures/everyText.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { layPerson } from '../../fixtures/layPerson.ts';
import { eraseWithin } from './eraseWithin.ts';
import { findPerson } from './findPerson.ts';
import { PERSONAL_DATA } from './personal-data.data.ts';

const ANA = { email: 'ana.ruiz@private.example', name: 'Ana Ruiz', phone: '0412 345 678' };
const BEN = { email: 'ben.ode@private.example', name: 'Ben Ode', phone: '0433 222 111' };

describe.each(DATABASES)('personal data in the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  it('is listed column by column: somebody has to judge a new column that can hold words', async () => {
    const columns = await textColumns(gateway.database);
    const listed = Object.entries(PERSONAL_DATA).flatMap(([table, of]) =>
      Object.keys(of).map((column) => `${table}.${column}`),
    );
    expect(listed.sort()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('is found in every place that the list calls personal, so that the tests below mean something', async () => {
    await layPerson(gateway.database.db, { ...ANA, number: 1, at: new Date() });
    const places = await placesOf(gateway.database, Object.values(ANA));
    expect(places).toEqual(
      expect.arrayContaining([
        ...['bookings.details', 'booking_events.actor', 'booking_events.note', 'client_events.actor'],
        ...['client_member_invitations.email', 'client_member_invitations.invited_by'],
        ...['client_member_events.email', 'client_member_events.actor'],
        ...['client_users.email', 'client_invitations.email', 'client_invitations.invited_by', 'clients.contact_name'],
        ...['clients.details', 'driver_applications.details'],
        ...['driver_documents.file_name', 'driver_events.note', 'enquiries.message', 'enquiry_events.note'],
        ...[
          'alert_choices.email',
          'alert_items.detail',
          'claims.words',
          'claims.goods',
          'claims.phone',
          'claims.lodged_by',
          'claim_events.words',
        ],
        ...['claim_events.actor', 'claim_pictures.stored_by', 'enquiry_events.words'],
        ...['invoice_disputes.words', 'invoice_disputes.raised_by', 'invoice_disputes.answer'],
        ...['invoice_documents.content', 'invoices.buyer', 'mails.reply_to', 'mails.text', 'pods.notes'],
        ...['quote_mails.recipient', 'rate_sheet_activations.actor', 'rate_sheets.uploaded_by', 'sessions.sess'],
        ...['users.email', 'webhooks.added_by', 'webhook_deliveries.body'],
      ]),
    );
    const judged = places.map((place) => {
      const [table = '', column = ''] = place.split('.');
      return [place, PERSONAL_DATA[table]?.[column] !== NONE];
    });
    expect(judged).toEqual(places.map((place) => [place, true]));
  });

  it('is gone after an erasure except where the list keeps it, and others keep theirs', async () => {
    const { db } = gateway.database;
    await layPerson(db, { ...ANA, number: 1, at: new Date() });
    await layPerson(db, { ...BEN, number: 2, at: new Date() });
    const before = await placesOf(gateway.database, Object.values(BEN));
    await db.transaction().execute(async (transaction) => {
      await eraseWithin(transaction, await findPerson(transaction, ANA.email), 'Erased person 4F2A91');
    });
    expect(await placesOf(gateway.database, Object.values(ANA))).toEqual([
      'credit_note_documents.content',
      'invoice_documents.content',
      'invoices.buyer',
    ]);
    const kept = ['credit_note_documents.content', 'invoice_documents.content', 'invoices.buyer'].map((place) => {
      const [table = '', column = ''] = place.split('.');
      return PERSONAL_DATA[table]?.[column];
    });
    for (const column of kept) expect(column).toMatchObject({ erased: 'kept', why: expect.any(String) });
    expect(await placesOf(gateway.database, Object.values(BEN))).toEqual(before);
    const [booking] = await db
      .selectFrom('bookings')
      .select('details')
      .where('reference', '=', 'SH-2026-101')
      .execute();
    expect(booking?.details.booker).toEqual({
      ...{ businessName: 'Harbour Foods', name: 'Erased person 4F2A91', phone: '' },
      email: 'erased-person-4f2a91@erased.invalid',
    });
    expect(booking?.details.delivery).toMatchObject({ street: '12 Dock Road', contactName: 'Lee Wong' });
  });

  it('goes when somebody was only invited, and the company stays', async () => {
    const { db } = gateway.database;
    const now = new Date();
    await layPerson(db, { ...ANA, number: 1, at: now });
    const invitation = { reference: 'CL-2026-91000', email: 'cleo@private.example', invited_by: 'staff@test.example' };
    await db
      .insertInto('client_invitations')
      .values({ ...invitation, invited_by_kind: 'staff', status: 'replaced', invited_at: now, expires_at: now })
      .execute();
    const counts = await db
      .transaction()
      .execute(async (transaction) =>
        eraseWithin(transaction, await findPerson(transaction, 'Cleo@private.example'), 'Erased person 4F2A91'),
      );
    expect(counts).toEqual({ companies: { removed: 0, blanked: 1, kept: 0 } });
    expect(await placesOf(gateway.database, ['cleo@'])).toEqual([]);
    expect(await placesOf(gateway.database, [ANA.email])).toContain('clients.email');
  });
});
