import { queueMail } from '@saltbush/capability/mail';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';

const STAFF = { 'x-test-role': 'staff' };
const MAIL = { kind: 'quote', to: 'a@b.example', subject: 'Quote Q-1', text: 'A text', html: '<p>A text</p>' };

const gateway = gatewayOn('embedded');
beforeEach(async () => {
  await gateway.database.db.deleteFrom('mails').execute();
});

async function queue(changes: Partial<typeof MAIL>, status: 'sent' | 'kept' | 'failed'): Promise<number> {
  const content = Buffer.from('0123456789');
  await queueMail(gateway.database.db, {
    ...MAIL,
    ...changes,
    attachments: [{ name: 'Q-1.pdf', contentType: 'application/pdf', content }],
  });
  const { id } = await gateway.database.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await gateway.database.db.updateTable('mails').set({ status }).where('id', '=', id).execute();
  return id;
}

describe('the outbox for staff', () => {
  it('lists mails newest first, by status and search', async () => {
    const first = await queue({}, 'sent');
    const second = await queue({ to: 'c@d.example' }, 'failed');
    const list = async (query: string) => {
      const { status, body } = await gateway.get(`/api/ops/mails${query}`, STAFF);
      expect(status).toBe(200);
      const { rows, total, counts } = body as { rows: { id: number }[]; total: number; counts: object };
      return { ids: rows.map(({ id }) => id), total, counts };
    };
    const counts = { queued: 0, sent: 1, kept: 0, failed: 1 };
    expect(await list('')).toEqual({ ids: [second, first], total: 2, counts });
    expect(await list('?status=&search=&page=1')).toMatchObject({ ids: [second, first] });
    expect(await list('?status=sent')).toEqual({ ids: [first], total: 1, counts });
    expect(await list('?search=C@D')).toMatchObject({ ids: [second], total: 1 });
    expect(await list('?search=%25')).toMatchObject({ ids: [], total: 0 });
    expect(await list('?page=2')).toMatchObject({ ids: [], total: 2 });
    expect((await gateway.get('/api/ops/mails?status=lost', STAFF)).status).toBe(400);
  });

  it('shows a mail with its text and its attachments', async () => {
    const id = await queue({}, 'kept');
    expect(await gateway.get(`/api/ops/mails/${id}`, STAFF)).toMatchObject({
      status: 200,
      body: {
        id,
        to: 'a@b.example',
        status: 'kept',
        text: 'A text',
        attachments: [{ name: 'Q-1.pdf', sizeBytes: 10 }],
      },
    });
    for (const unknown of ['999999', 'x', '1e3', '9'.repeat(30)]) {
      expect((await gateway.get(`/api/ops/mails/${unknown}`, STAFF)).status).toBe(404);
    }
  });

  it('queues again what failed or was kept, and nothing else', async () => {
    const failed = await queue({}, 'failed');
    await gateway.database.db.updateTable('mails').set({ attempts: 30 }).where('id', '=', failed).execute();
    expect(await gateway.post(`/api/ops/mails/${failed}/retry`, {}, STAFF)).toMatchObject({
      status: 202,
      body: { id: failed, attempts: 0 },
    });
    const sent = await queue({}, 'sent');
    expect(await gateway.post(`/api/ops/mails/${sent}/retry`, {}, STAFF)).toMatchObject({
      status: 409,
      body: { code: 'mail-not-held' },
    });
  });

  it('is for staff alone', async () => {
    const id = await queue({}, 'kept');
    for (const path of ['', `/${id}`]) {
      expect((await gateway.get(`/api/ops/mails${path}`, {})).status).toBe(401);
      expect((await gateway.get(`/api/ops/mails${path}`, { 'x-test-role': 'client' })).status).toBe(403);
    }
    expect((await gateway.post(`/api/ops/mails/${id}/retry`, {}, { 'x-test-role': 'client' })).status).toBe(403);
  });
});
