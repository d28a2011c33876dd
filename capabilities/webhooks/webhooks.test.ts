import { randomUUID } from 'node:crypto';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { startService } from '../../auth-gateway/fixtures/startService.ts';
import { isSigned, webhookDesk } from '../../auth-gateway/fixtures/webhookDesk.ts';
import type { Webhook, WebhookWithSecret } from './api.ts';

/** Ana owns a company, in which Amir books; Bob owns another one, Cleo's waits for approval, and Dov sends freight alone. */
const [ANA, AMIR, BOB, CLEO, DOV] = [client('ana'), client('amir'), client('bob'), client('cleo'), client('dov')];
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe.each(DATABASES)('webhooks on the %s database', (kind) => {
  const desk = webhookDesk(() => gateway, ANA);
  const gateway = gatewayOn(kind, { now: () => FRIDAY });
  beforeEach(async () => {
    await gateway.reset();
    const { db } = gateway.database;
    for (const [user, number] of [
      ['ana', 1],
      ['bob', 2],
      ['cleo', 3],
    ] as const) {
      await layCompany(gateway.database, { user, number, now: FRIDAY });
    }
    await db.updateTable('clients').set({ status: 'pending' }).where('reference', '=', 'CL-2026-00003').execute();
    const amir = { reference: 'CL-2026-00001', user_id: 'amir', email: 'amir@company.example', joined_at: FRIDAY };
    await db
      .insertInto('client_users')
      .values({ ...amir, role: 'booker' })
      .execute();
  });

  const list = async (headers = ANA) =>
    (await gateway.get('/api/webhooks', headers)).body.webhooks as Webhook[] | undefined;
  const change = (
    { id, url, description, events, version }: Webhook,
    changes: object = {},
    headers: Record<string, string> = ANA,
  ) => desk.post(`/${id}/changes`, { url, description, events, version, isOn: true, ...changes }, headers);

  it('are added with a secret that is shown once, and listed without', async () => {
    const { status, body } = await desk.add({ url: 'HTTPS://Hooks.Harbour.example', description: ' Warehouse ' });
    expect(status).toBe(201);
    const { webhook, secret } = body as unknown as WebhookWithSecret;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toEqual({
      ...{ id: expect.any(Number), url: 'https://hooks.harbour.example/', description: 'Warehouse', state: 'on' },
      ...{ events: ['consignment.booked', 'consignment.accepted'], oldSecretUntil: null, lastSuccessAt: null },
      ...{ failingSince: null, waiting: 0, failed: 0, addedBy: 'ana@company.example' },
      ...{ addedAt: FRIDAY.toISOString(), version: 1 },
    });
    expect(await list()).toEqual([webhook]);
    const stored = await gateway.database.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  });

  it('are taken once for each form, which gets its secret again', async () => {
    const form = { submissionId: randomUUID() };
    const answers = await Promise.all([desk.add(form), desk.add(form), desk.add(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.secret)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('are for owners of an approved company', async () => {
    const { webhook } = await desk.added();
    const codes = async (headers: Record<string, string>, isOwn = true) =>
      Promise.all(
        [
          gateway.get('/api/webhooks', headers),
          desk.add({}, headers),
          ...(isOwn
            ? [
                gateway.get(`/api/webhooks/${webhook.id}/deliveries`, headers),
                change(webhook, {}, headers),
                desk.post(`/${webhook.id}/test`, {}, headers),
              ]
            : []),
        ].map(async (answer) => `${(await answer).status} ${(await answer).body.code}`),
      );
    expect(new Set(await codes(AMIR))).toEqual(new Set(['403 role-not-enough']));
    expect(new Set(await codes(CLEO, false))).toEqual(new Set(['403 client-pending']));
    expect(new Set(await codes(DOV, false))).toEqual(new Set(['403 no-client']));
    const refused = await gateway.get('/api/webhooks', AMIR);
    expect(refused.body).toMatchObject({
      may: ['owner'],
      detail:
        'You belong to Company of ana as a booker. Only owners connect programs and systems of its own. Ask one of them.',
    });
  });

  it('of a suspended company go on and are managed, and none is added', async () => {
    const { webhook } = await desk.added();
    await gateway.database.db
      .updateTable('clients')
      .set({ status: 'suspended' })
      .where('reference', '=', 'CL-2026-00001')
      .execute();
    expect(await desk.add()).toMatchObject({
      status: 403,
      body: { code: 'forbidden', detail: expect.stringContaining('is suspended: no webhooks can be added') },
    });
    expect(await list()).toEqual([webhook]);
    expect(await change(webhook, { isOn: false })).toMatchObject({ status: 200, body: { state: 'off' } });
    expect(await desk.post(`/${webhook.id}/rotation`, { version: 2 })).toMatchObject({ status: 200 });
    expect(await desk.post(`/${webhook.id}/removal`, { version: 3 })).toMatchObject({ status: 200 });
  });

  it('belong to the company that an owner of several asks for', async () => {
    const { db } = gateway.database;
    const ana = { reference: 'CL-2026-00002', user_id: 'ana', email: 'ana@company.example', joined_at: FRIDAY };
    await db
      .insertInto('client_users')
      .values({ ...ana, role: 'owner' })
      .execute();
    await desk.added({ description: 'The first' });
    await desk.added({ description: 'The second', company: 'CL-2026-00002' });
    const namesOf = async (company: string, headers = ANA) => {
      const { status, body } = await gateway.get(`/api/webhooks?company=${company}`, headers);
      return status === 200 ? (body.webhooks as Webhook[]).map(({ description }) => description) : [status, body.code];
    };
    expect(await namesOf('CL-2026-00001')).toEqual(['The first']);
    expect(await namesOf('CL-2026-00002')).toEqual(['The second']);
    expect(await namesOf('CL-2026-00001', AMIR)).toEqual([403, 'role-not-enough']);
    expect(await namesOf('CL-2026-00003', CLEO)).toEqual([403, 'client-pending']);
    // Of a company that is not theirs they are told what they are told of one that there is not.
    expect(await namesOf('CL-2026-00001', BOB)).toEqual([404, 'not-found']);
    expect(await namesOf('CL-2026-99999', BOB)).toEqual([404, 'not-found']);
    expect(await desk.add({ company: 'CL-2026-00001' }, BOB)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('of another company do not exist, whatever is sent', async () => {
    const { webhook } = await desk.added();
    for (const act of ['changes', 'removal', 'rotation', 'test', 'deliveries/1/again']) {
      const foreign = await desk.post(`/${webhook.id}/${act}`, { odd: true }, BOB);
      expect((await desk.post(`/${webhook.id}/${act}`, {}, DOV)).status).toBe(404);
      expect(foreign).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(foreign.body).toEqual((await desk.post(`/999999/${act}`, {}, BOB)).body);
    }
    expect((await gateway.get(`/api/webhooks/${webhook.id}/deliveries`, BOB)).status).toBe(404);
    expect(await list(BOB)).toEqual([]);
  });

  it('refuse what cannot be called or chosen, at its field', async () => {
    const faultOf = async (changes: Record<string, unknown>) => {
      const { status, body } = await desk.add(changes);
      return [status, (body.fields as { path: string }[] | undefined)?.[0]?.path];
    };
    for (const url of ['', 'hooks', 'http://a.example', 'https://10.0.0.1', 'https://a.internal', 'a'.repeat(501)]) {
      expect(await faultOf({ url })).toEqual([400, 'url']);
    }
    expect(await faultOf({ events: [] })).toEqual([400, 'events']);
    expect(await faultOf({ events: ['ping'] })).toEqual([400, 'events[0]']);
    expect(await faultOf({ events: ['invoice.issued', 'invoice.issued'] })).toEqual([400, 'events']);
    expect(await faultOf({ description: 'a'.repeat(101) })).toEqual([400, 'description']);
    const { webhook } = await desk.added();
    expect((await change(webhook, { url: 'https://[fd00::1]/' })).status).toBe(400);
  });

  it('have room for ten, also when more are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 12 }, () => desk.add()));
    const statuses = added.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
    expect(await desk.add()).toMatchObject({ status: 409, body: { code: 'webhooks-full' } });
  });

  it('are changed, turned off and on, and removed, as they were seen', async () => {
    const { webhook } = await desk.added();
    const changed = await change(webhook, { events: ['invoice.issued'], isOn: false });
    expect(changed).toMatchObject({ status: 200, body: { events: ['invoice.issued'], state: 'off', version: 2 } });
    expect(await change(webhook)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await change(changed.body as unknown as Webhook)).toMatchObject({ body: { state: 'on', version: 3 } });
    expect(await desk.post(`/${webhook.id}/removal`, { version: 1 })).toMatchObject({ status: 409 });
    expect(await desk.post(`/${webhook.id}/removal`, { version: 3 })).toMatchObject({
      status: 200,
      body: { webhooks: [] },
    });
    expect(await desk.post(`/${webhook.id}/removal`, { version: 3 })).toMatchObject({ status: 404 });
  });

  it('get another secret, and the one of before for a day', async () => {
    const { webhook, secret } = await desk.added();
    const rotated = await desk.post(`/${webhook.id}/rotation`, { version: 1 });
    expect(rotated).toMatchObject({
      status: 200,
      body: { webhook: { version: 2, oldSecretUntil: '2026-11-21T03:00:00.000Z' } },
    });
    expect(rotated.body.secret).not.toBe(secret);
    expect(await desk.post(`/${webhook.id}/rotation`, { version: 1 })).toMatchObject({ status: 409 });
  });

  it('are tested on the spot, signed, also while they are off', async () => {
    const service = await startService();
    service.answer((_request, response) => void response.writeHead(201).end('<b>Thanks</b>'));
    const { webhook, secret } = await desk.added({ url: `${service.url}/hooks` });
    await change(webhook, { isOn: false });
    expect(await desk.post(`/${webhook.id}/test`)).toMatchObject({
      status: 200,
      body: { status: 201, fault: '', text: '<b>Thanks</b>', ms: expect.any(Number) },
    });
    const [ping] = service.received;
    expect(JSON.parse(ping?.body ?? '')).toEqual({
      ...{ type: 'ping', timestamp: FRIDAY.toISOString(), data: { message: 'A test from Saltbush Freight.' } },
    });
    expect(ping && isSigned(ping, secret)).toBe(true);
    expect(ping?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(ping?.headers['user-agent']).toMatch(/^SaltbushFreight-Webhooks\/\d/);
    await service.kill();
    const away = await desk.post(`/${webhook.id}/test`);
    expect(away).toMatchObject({ status: 200, body: { status: null, fault: expect.stringContaining('be reached') } });
  });

  it('are tested one at a time for each company, since a test waits', async () => {
    const service = await startService();
    const { webhook } = await desk.added({ url: service.url });
    let goOn = () => {};
    const arrived = new Promise<void>((resolve) => {
      service.answer((_request, response) => {
        goOn = () => void response.end();
        resolve();
      });
    });
    const first = desk.post(`/${webhook.id}/test`);
    await arrived;
    expect(await desk.post(`/${webhook.id}/test`)).toMatchObject({ status: 409, body: { code: 'webhook-busy' } });
    goOn();
    expect((await first).status).toBe(200);
    await service.kill();
  });
});
