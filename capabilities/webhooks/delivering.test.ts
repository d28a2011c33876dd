import { bookingDesk } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { startService, type TestService } from '../../auth-gateway/fixtures/startService.ts';
import { startTestGateway } from '../../auth-gateway/fixtures/startTestGateway.ts';
import { bodyOf, isSigned, webhookDesk } from '../../auth-gateway/fixtures/webhookDesk.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import type { Webhook } from './api.ts';
import { startTestSender } from './testing/startTestSender.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@company.example' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob', 'x-test-email': 'bob@company.example' };
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe.each(DATABASES)('what happens to freight, on the %s database,', (kind) => {
  let service: TestService;
  let now = FRIDAY;
  let closing: (() => Promise<void>)[] = [];
  const freight = bookingDesk(
    () => gateway,
    () => now,
  );
  const desk = webhookDesk(() => gateway, ANA);
  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = FRIDAY;
    await gateway.reset();
    service = await startService();
    await layCompany(gateway.database, { user: 'ana', number: 1, now });
    await layCompany(gateway.database, { user: 'bob', number: 2, now });
  });
  afterEach(async () => {
    for (const close of closing) await close();
    closing = [];
    await service.kill();
  });

  async function startSender() {
    const { database, url: publicUrl } = gateway;
    const links = await createPrivateLinks(database, null);
    const sender = startTestSender({ database, links, now: () => now, publicUrl });
    closing.push(sender.close);
    return sender;
  }
  const seen = async ({ id }: Pick<Webhook, 'id'>) => {
    const { webhooks } = (await gateway.get('/api/webhooks', ANA)).body as unknown as { webhooks: Webhook[] };
    return webhooks.find((webhook) => webhook.id === id);
  };
  const fail = (status: number) => service.answer((_request, response) => void response.writeHead(status).end());
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  it('is told to the webhooks of its company that ask for it, signed', async () => {
    const { webhook, secret } = await desk.added({ url: `${service.url}/hooks` });
    const off = await desk.added({ url: `${service.url}/off` });
    const { id, url, events } = off.webhook;
    await desk.post(`/${id}/changes`, { url, description: '', events, version: 1, isOn: false });
    const { reference } = await freight.make({}, ANA);
    await freight.make({}, BOB);
    await freight.make();
    await freight.move(reference, 'accepted', { eta: '2026-11-26' });
    // Nobody asked for this one.
    await freight.move(reference, 'accepted', { exception: { kind: 'delayed', reason: 'Road closed' } });
    const sender = await startSender();
    await sender.work();
    expect(service.received.map(({ url: path }) => path)).toEqual(['/hooks', '/hooks']);
    expect(service.received.map((one) => isSigned(one, secret))).toEqual([true, true]);
    expect(service.received.map(bodyOf).sort((one, other) => one.type.localeCompare(other.type))).toEqual([
      {
        type: 'consignment.accepted',
        timestamp: FRIDAY.toISOString(),
        data: {
          ...{ reference, customerReference: 'PO 77', status: 'accepted', pickupSuburb: 'Sydney' },
          ...{ deliverySuburb: 'Melbourne', eta: '2026-11-26', exception: null },
        },
      },
      expect.objectContaining({ type: 'consignment.booked' }),
    ]);
    const [first] = service.received;
    expect(first?.headers['webhook-timestamp']).toBe(String(FRIDAY.getTime() / SECOND));
    expect(first?.headers['webhook-id']).toMatch(/^msg_[\da-f-]{36}$/);
    await sender.work();
    expect(service.received).toHaveLength(2);
    expect(await desk.deliveries(webhook.id)).toEqual([
      expect.objectContaining({ event: 'consignment.accepted', status: 'delivered', attempts: 1, nextTryAt: null }),
      expect.objectContaining({
        ...{ event: 'consignment.booked', reference, status: 'delivered' },
        answer: { status: 200, fault: '', text: '{"said":"so"}', ms: expect.any(Number) },
      }),
    ]);
    expect(await seen(webhook)).toMatchObject({ lastSuccessAt: FRIDAY.toISOString(), waiting: 0, failed: 0 });
  });

  it('is told once more under the same id until it is taken', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await freight.make({}, ANA);
    const sender = await startSender();
    fail(503);
    await sender.work();
    expect(await desk.deliveries(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    expect(await seen(webhook)).toMatchObject({ failingSince: FRIDAY.toISOString(), waiting: 1 });
    later(4 * SECOND);
    await sender.work();
    expect(service.received).toHaveLength(1);
    later(2 * SECOND);
    await sender.work();
    expect(service.received).toHaveLength(2);
    fail(204);
    later(40 * SECOND);
    await sender.work();
    expect(service.received).toHaveLength(3);
    const of = (name: string) => service.received.map(({ headers }) => headers[name]);
    expect(new Set(of('webhook-id')).size).toBe(1);
    expect(new Set(of('webhook-timestamp')).size).toBe(3);
    expect(new Set(service.received.map(({ body }) => body)).size).toBe(1);
    expect(await seen(webhook)).toMatchObject({ failingSince: null, lastSuccessAt: now.toISOString(), waiting: 0 });
  });

  it('is signed with both secrets for a day after a rotation, then with the new one alone', async () => {
    const { webhook, secret: before } = await desk.added({ url: service.url });
    const { body } = await desk.post(`/${webhook.id}/rotation`, { version: 1 });
    const after = String(body.secret);
    const sender = await startSender();
    const signedBy = async () => {
      await freight.make({}, ANA);
      await sender.work();
      const last = service.received.at(-1);
      return last && [isSigned(last, before), isSigned(last, after)];
    };
    expect(await signedBy()).toEqual([true, true]);
    later(23 * HOUR);
    expect(await signedBy()).toEqual([true, true]);
    later(HOUR);
    expect(await signedBy()).toEqual([false, true]);
    expect(await seen(webhook)).toMatchObject({ oldSecretUntil: null });
  });

  it('is told of with a new secret only, where the old one can no longer be read', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await gateway.database.db.updateTable('webhooks').set({ secret: 'AAAA' }).execute();
    await freight.make({}, ANA);
    await (await startSender()).work();
    expect(service.received).toEqual([]);
    const [delivery] = await desk.deliveries(webhook.id);
    expect(delivery?.answer?.fault).toContain('Give it a new one');
  });

  it('is listed up to the latest two hundred, page by page', async () => {
    const { webhook } = await desk.added();
    const row = {
      webhook_id: webhook.id,
      event: 'invoice.issued',
      booking_reference: 'SH-2026-0001',
      body: '{}',
    } as const;
    const rows = Array.from({ length: 210 }, (_one, index) => ({
      ...{ ...row, happened_at: FRIDAY, queued_at: FRIDAY, due_at: FRIDAY, status: 'failed' as const },
      message_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    await gateway.database.db.insertInto('webhook_deliveries').values(rows).execute();
    const page = async (number: number) =>
      (await gateway.get(`/api/webhooks/${webhook.id}/deliveries?page=${number}`, ANA)).body as unknown as {
        rows: { messageId: string }[];
        total: number;
      };
    expect(await page(1)).toMatchObject({ total: 200, page: 1, pageSize: 25 });
    expect((await page(8)).rows).toHaveLength(25);
    expect((await page(8)).rows.at(-1)?.messageId).toMatch(/10$/);
    expect((await page(9)).rows).toEqual([]);
  });
});

it('leaves a gateway by itself', async () => {
  const gateway = await startTestGateway({}, { hasChores: true });
  const service = await startService();
  await layCompany(gateway.database, { user: 'ana', number: 1, now: new Date() });
  const { webhook } = await webhookDesk(() => gateway, ANA).added({ url: service.url });
  const arrived = new Promise<void>((resolve) => {
    service.answer((_request, response) => void response.end(() => resolve()));
  });
  const happened = { happened_at: new Date(), queued_at: new Date(), due_at: new Date() };
  await gateway.database.db
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id: webhook.id, event: 'invoice.issued', booking_reference: 'SH-2026-0001', body: '{"type":"x"}' },
      ...{ message_id: '00000000-0000-4000-8000-000000000001', ...happened },
    })
    .execute();
  await arrived;
  expect(service.received).toMatchObject([{ body: '{"type":"x"}' }]);
  await gateway.close();
  await service.kill();
});
