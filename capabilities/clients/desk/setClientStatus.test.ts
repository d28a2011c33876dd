import { randomUUID } from 'node:crypto';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../../../auth-gateway/fixtures/harbourProduce.ts';
import { startTestGateway } from '../../../auth-gateway/fixtures/startTestGateway.ts';

const STAFF = { 'x-test-role': 'staff' };
const REFERENCE = 'CL-2026-00001';
const CLIENT = { ...HARBOUR_PRODUCE, deliveryZones: [] };

describe('a new status', () => {
  const gateway = gatewayOn('embedded', { now: () => new Date('2026-11-20T03:00:00Z') });
  beforeEach(async () => {
    await gateway.reset();
    await gateway.post('/api/clients', { ...CLIENT, submissionId: randomUUID() }, {});
  });

  const set = (version: number, status: string, reason = 'Checked by telephone') =>
    gateway.post(`/api/ops/clients/${REFERENCE}/status`, { version, status, reason }, STAFF);
  const mails = async () => {
    const rows = await gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
    return rows.filter(({ kind }) => !['client-notice', 'client-received'].includes(kind));
  };

  it('is mailed to the client with its reason', async () => {
    await set(1, 'active');
    await set(2, 'suspended', 'Invoices <60 days> late');
    const [active, suspended] = await mails();
    expect(active).toMatchObject({ recipient: CLIENT.email, subject: `Your account is active: ${REFERENCE}` });
    expect(active?.text).toContain('Checked by telephone');
    expect(active?.text).toContain('/api/login?returnTo=/dashboard');
    expect(suspended?.text).toContain('Invoices <60 days> late');
    expect(suspended?.html).not.toContain('<60');
    expect(suspended?.text).not.toContain('/api/login');
  });

  it('may change the days to pay, which the trail records and no mail mentions', async () => {
    const terms = { version: 1, status: 'pending', reason: 'Agreed by Sam', paymentTermsDays: 30 };
    const changed = await gateway.post(`/api/ops/clients/${REFERENCE}/status`, terms, STAFF);
    expect(changed).toMatchObject({ status: 200, body: { paymentTermsDays: 30, status: 'pending', version: 2 } });
    expect((changed.body.trail as { reason: string }[]).at(-1)?.reason).toBe(
      'Invoices are to be paid in 30 days. Agreed by Sam',
    );
    expect(await mails()).toEqual([]);
    // Another change of status leaves the days to pay as they are.
    expect((await set(2, 'active')).body).toMatchObject({ paymentTermsDays: 30 });
    const fortnight = { ...terms, status: 'active', version: 3, paymentTermsDays: 14 };
    expect(await gateway.post(`/api/ops/clients/${REFERENCE}/status`, fortnight, STAFF)).toMatchObject({
      status: 200,
      body: { paymentTermsDays: 14 },
    });
    for (const paymentTermsDays of [0, 6, 31, -7, 30.5, '30', null]) {
      const answer = await gateway.post(
        `/api/ops/clients/${REFERENCE}/status`,
        { ...terms, version: 3, paymentTermsDays },
        STAFF,
      );
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
      const { fields } = answer.body as { fields?: { path: string; message: string }[] };
      expect(new Set(fields?.map(({ path }) => path))).toEqual(new Set(['paymentTermsDays']));
    }
  });

  it('mails nobody when the status stays the same, or when somebody else changed it first', async () => {
    expect((await set(1, 'pending')).status).toBe(200);
    expect((await set(1, 'active')).status).toBe(409);
    expect(await mails()).toEqual([]);
  });
});

it('leads staff from the notice to the client on the desk', async () => {
  const gateway = await startTestGateway({}, { now: () => new Date('2026-11-20T03:00:00Z') });
  await gateway.post('/api/clients', { ...CLIENT, submissionId: randomUUID() }, {});
  const notice = await gateway.database.db
    .selectFrom('mails')
    .select('text')
    .where('kind', '=', 'client-notice')
    .executeTakeFirstOrThrow();
  expect(notice.text).toContain(`/ops/clients/${REFERENCE}`);
  await gateway.close();
});
