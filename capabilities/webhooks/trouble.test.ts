import { bookingDesk } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { startService, type TestService } from '../../auth-gateway/fixtures/startService.ts';
import { webhookDesk } from '../../auth-gateway/fixtures/webhookDesk.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import type { Webhook } from './api.ts';
import { startTestSender } from './testing/startTestSender.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@company.example' };
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe.each(DATABASES)('what cannot be told at once, on the %s database,', (kind) => {
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
  const mails = async () =>
    (await freight.mails()).filter(({ kind: of }) => of === 'webhook-off').map(({ recipient }) => recipient);

  it('is given up after a day, which turns the webhook off and mails its owners once', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await freight.make({}, ANA);
    const sender = await startSender();
    fail(500);
    for (let hours = 0; hours <= 25; hours += 1) {
      await sender.work();
      if (hours === 20) await freight.make({}, ANA);
      later(HOUR);
    }
    expect(await seen(webhook)).toMatchObject({ state: 'failed', waiting: 0, version: 2 });
    const statuses = (await desk.deliveries(webhook.id)).map(({ status }) => status);
    expect(statuses).toEqual(['dropped', expect.stringMatching(/^(failed|dropped)$/)]);
    expect(await mails()).toEqual(['ana@company.example']);
    const asked = service.received.length;
    await freight.make({}, ANA);
    await sender.work();
    expect(service.received).toHaveLength(asked);
  });

  it('is no longer told to a system that says it is gone', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await freight.make({}, ANA);
    fail(410);
    await (await startSender()).work();
    expect(await seen(webhook)).toMatchObject({ state: 'gone', failed: 1 });
    expect(await mails()).toEqual(['ana@company.example']);
  });

  it('is dropped where the webhook is turned off first, and sent again by hand once it is on', async () => {
    const { webhook } = await desk.added({ url: service.url });
    const { id, url, events } = webhook;
    await freight.make({}, ANA);
    const sender = await startSender();
    fail(500);
    await sender.work();
    const changed = (version: number, isOn: boolean) =>
      desk.post(`/${id}/changes`, { url, description: '', events, version, isOn });
    await changed(1, false);
    later(HOUR);
    await sender.work();
    expect(service.received).toHaveLength(1);
    const [dropped] = await desk.deliveries(id);
    expect(dropped).toMatchObject({ status: 'dropped', nextTryAt: null });
    const again = () => desk.post(`/${id}/deliveries/${dropped?.id}/again`);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'webhook-off' } });
    await changed(2, true);
    await sender.work();
    expect(service.received).toHaveLength(1);
    fail(200);
    expect(await again()).toMatchObject({ status: 200, body: { status: 'waiting', attempts: 0 } });
    await sender.work();
    expect(await desk.deliveries(id)).toMatchObject([{ status: 'delivered', messageId: dropped?.messageId }]);
    expect((await desk.post(`/${id}/deliveries/999999/again`)).status).toBe(404);
  });

  it('is told by one of several gateways', async () => {
    await desk.added({ url: service.url });
    for (let made = 0; made < 6; made += 1) await freight.make({}, ANA);
    const senders = [await startSender(), await startSender(), await startSender()];
    await Promise.all(senders.map((sender) => sender.work()));
    const ids = service.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('reaches others while one system does not answer, which gets two requests at once', async () => {
    const hanging = await startService();
    const held: (() => void)[] = [];
    let tellHeld = () => {};
    const isHeld = new Promise<void>((resolve) => {
      tellHeld = resolve;
    });
    hanging.answer((_request, response) => {
      held.push(() => void response.end());
      if (held.length === 2) tellHeld();
    });
    const slow = await desk.added({ url: hanging.url });
    for (let made = 0; made < 10; made += 1) await freight.make({}, ANA);
    const sender = await startSender();
    await sender.look();
    await isHeld;
    const quick = await desk.added({ url: service.url });
    const arrived = new Promise<void>((resolve) => {
      service.answer((_request, response) => void response.end(() => resolve()));
    });
    await freight.make({}, ANA);
    await sender.look();
    await arrived;
    expect(held).toHaveLength(2);
    expect(await seen(slow.webhook)).toMatchObject({ waiting: 11 });
    hanging.answer((_request, response) => void response.end());
    for (const goOn of held) goOn();
    await sender.settled();
    expect(hanging.received).toHaveLength(11);
    expect(await seen(quick.webhook)).toMatchObject({ waiting: 0 });
    await hanging.kill();
  });

  it('is sent by the next gateway at once where one closes in the middle', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await freight.make({}, ANA);
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()));
    const sender = await startSender();
    await sender.look();
    await arrived;
    await sender.close();
    expect(await desk.deliveries(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 0, answer: null }]);
    fail(200);
    await (await startSender()).work();
    expect(service.received.map(({ headers }) => headers['webhook-id']).every((id, _, [first]) => id === first)).toBe(
      true,
    );
    expect(await desk.deliveries(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('is sent again after two minutes where a gateway died in the middle, and not before', async () => {
    const { webhook } = await desk.added({ url: service.url });
    await freight.make({}, ANA);
    const hanging = await startSender();
    const arrived = new Promise<void>((resolve) => service.answer(() => resolve()));
    await hanging.look();
    await arrived;
    fail(200);
    const other = await startSender();
    later(119 * SECOND);
    await other.work();
    expect(await desk.deliveries(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    expect(
      await desk.post(`/${webhook.id}/deliveries/${(await desk.deliveries(webhook.id))[0]?.id}/again`),
    ).toMatchObject({
      body: { status: 'waiting', attempts: 1 },
    });
    later(2 * SECOND);
    await other.work();
    expect(await desk.deliveries(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });

  /** A sender whose first two requests have arrived and are not answered yet, so that the others it claimed wait. */
  async function sendTwoUnanswered() {
    const answers: (() => void)[] = [];
    const bothArrived = new Promise<void>((resolve) => {
      service.answer((_request, response) => {
        answers.push(() => response.writeHead(200).end());
        if (answers.length === 2) resolve();
      });
    });
    const sender = await startSender();
    await sender.look();
    await bothArrived;
    return {
      sender,
      answerBoth: () => {
        for (const answer of answers) answer();
      },
    };
  }

  it('is not sent once its webhook is turned off, also what was claimed before', async () => {
    const { webhook } = await desk.added({ url: service.url });
    const { id, url, events } = webhook;
    for (let made = 0; made < 4; made += 1) await freight.make({}, ANA);
    const { sender, answerBoth } = await sendTwoUnanswered();
    await desk.post(`/${id}/changes`, { url, description: '', events, version: 1, isOn: false });
    answerBoth();
    await sender.settled();
    expect(service.received).toHaveLength(2);
    const dropped = (await desk.deliveries(id)).filter(({ status }) => status === 'dropped');
    expect(dropped.map(({ attempts }) => attempts)).toEqual([0, 0]);
    await desk.post(`/${id}/changes`, { url, description: '', events, version: 2, isOn: true });
    service.answer((_request, response) => void response.writeHead(200).end());
    for (const { id: delivery } of dropped) await desk.post(`/${id}/deliveries/${delivery}/again`);
    await sender.work();
    expect(service.received).toHaveLength(4);
  });

  it('goes to the address that its webhook has by now, also what was claimed before', async () => {
    const { webhook } = await desk.added({ url: `${service.url}/old` });
    const { id, events } = webhook;
    for (let made = 0; made < 3; made += 1) await freight.make({}, ANA);
    const { sender, answerBoth } = await sendTwoUnanswered();
    await desk.post(`/${id}/changes`, { url: `${service.url}/new`, description: '', events, version: 1, isOn: true });
    service.answer((_request, response) => void response.writeHead(200).end());
    answerBoth();
    await sender.settled();
    expect(service.received.map(({ url }) => url)).toEqual(['/old', '/old', '/new']);
  });
});
