import { randomUUID } from 'node:crypto';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { alertDesk } from '../../auth-gateway/fixtures/alertDesk.ts';
import { BEA, BOB, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { NO_MAILS } from './choices/noMails.ts';
import { tellAll } from './tellAll.ts';

/** 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
/** Sends freight without a company. */
const SAM = client('sam');

describe.each(DATABASES)('alerts on the %s database', (kind) => {
  const clock = { time: FRIDAY };
  const desk = alertDesk(() => gateway, clock, tellAll);
  const gateway = gatewayOn(kind, { now: () => clock.time });
  beforeEach(async () => {
    clock.time = FRIDAY;
    await gateway.reset();
    await desk.lay();
  });

  it('tells members who chose it of each event once, at any number of gateways', async () => {
    await desk.choose(BEA, { pickup: 'each' });
    await desk.choose(client('dov'), { delay: 'each' });
    await desk.choose(BOB, { pickup: 'each', delay: 'each' });
    const reference = await desk.carried();
    await desk.look(FRIDAY, 3);
    await desk.look();
    expect(await desk.told()).toEqual([['alert-pickup', 'bea@company.example', `Picked up: ${reference}`]]);
    const [mail] = (await desk.mails()).filter(({ kind: of }) => of === 'alert-pickup');
    expect(mail?.text).toContain('Sydney to Melbourne, your reference PO 77');
    expect(mail?.text).toContain(`https://site.example/dashboard/shipments/${reference}`);
    expect(mail?.text).toMatch(
      /Stop mails about pickups:\nhttps:\/\/site\.example\/alerts\/unsubscribe\/[\w-]{22}\/pickup/,
    );
    expect(mail?.unsubscribe_url).toMatch(/^https:\/\/site\.example\/api\/alerts\/unsubscribe\/[\w-]{22}\/pickup$/);
  });

  it('tells of exceptions and of later delivery days, not of the first day or an earlier one', async () => {
    await desk.choose(BEA, { delay: 'each' });
    const { reference } = await desk.make({}, MIA);
    await desk.move(reference, 'accepted', { eta: '2026-11-26' });
    await desk.move(reference, 'accepted', { eta: '2026-11-25' });
    await desk.move(reference, 'accepted', { eta: '2026-11-27' });
    await desk.move(reference, 'accepted', { exception: { kind: 'delayed', reason: 'Road closed' } });
    await desk.move(reference, 'accepted', { exception: null });
    await desk.look();
    expect(await desk.told()).toEqual([
      ['alert-delay', 'bea@company.example', `Arrives later: ${reference}`],
      ['alert-delay', 'bea@company.example', `Delivery delayed: ${reference}`],
    ]);
    const [later, delayed] = (await desk.mails()).filter(({ kind: of }) => of === 'alert-delay');
    expect(later?.text).toContain('Expected on 27 Nov 2026, not on 25 Nov 2026.');
    expect(delayed?.text).toContain('Road closed.');
  });

  it('takes the day that the desk gives anew after a change by the client for no delay', async () => {
    await desk.choose(BEA, { delay: 'each', pickup: 'each' });
    const { reference } = await desk.make({}, MIA);
    await desk.move(reference, 'accepted', { eta: '2026-11-26' });
    const { version } = await desk.detail(reference);
    const contact = { contactName: 'Ana Ruiz', phone: '0412 345 678', instructions: 'Dock 4' };
    const amended = {
      ...{ submissionId: randomUUID(), version, load: null, pickupDate: '2026-11-26', pickupTime: '' },
      ...{ pickup: contact, delivery: contact, customerReference: 'PO 77', instructions: '' },
    };
    const { body } = await gateway.get(`/api/shipments/${reference}`, MIA);
    const shownTotalExGstCents = (body as unknown as ShipmentDetail).quote.totalExGstCents;
    const { status } = await gateway.post(
      `/api/shipments/${reference}/amendments`,
      { ...amended, shownTotalExGstCents },
      MIA,
    );
    expect(status).toBe(200);
    await desk.move(reference, 'accepted', { eta: '2026-11-30' });
    await desk.look();
    expect(await desk.told()).toEqual([]);
    await desk.move(reference, 'accepted', { eta: '2026-12-01' });
    await desk.look();
    expect(await desk.told()).toEqual([['alert-delay', 'bea@company.example', `Arrives later: ${reference}`]]);
  });

  it('sends no second mail at once to whoever gets the mail of the booking', async () => {
    await desk.choose(MIA, { pickup: 'each', delivered: 'each' });
    await desk.choose(BEA, { delivered: 'each' });
    const booker = { businessName: 'Harbour Foods', name: 'Mia', email: 'MIA@company.example', phone: '0412 345 678' };
    const { reference } = await desk.make({ booker }, MIA);
    await desk.carry(reference, 'out_for_delivery');
    await desk.recordPod(reference);
    await desk.look();
    expect(await desk.told()).toEqual([['alert-delivered', 'bea@company.example', `Delivered: ${reference}`]]);
  });

  it('tells nothing to who left, to a suspended company, or of the freight of guests', async () => {
    const { db } = gateway.database;
    await desk.choose(BEA, { pickup: 'each', delivered: 'daily' });
    await desk.choose(BOB, { pickup: 'each' });
    await desk.carried();
    await desk.carried(BOB);
    await desk.carried({});
    await db.deleteFrom('client_users').where('user_id', '=', 'bea').execute();
    await db.updateTable('clients').set({ status: 'suspended' }).where('reference', '=', 'CL-2026-00002').execute();
    await desk.look();
    expect(await desk.told()).toEqual([]);
  });

  it('tells who sends freight without a company, at the address that was verified', async () => {
    await desk.choose(SAM, { pickup: 'each' });
    const reference = await desk.carried(SAM);
    await desk.look();
    expect(await desk.told()).toEqual([['alert-pickup', 'sam@company.example', `Picked up: ${reference}`]]);
  });

  it('tells again what was told in a transaction that failed', async () => {
    await desk.choose(BEA, { pickup: 'each' });
    await desk.carried();
    const { database } = gateway;
    const links = {
      token: () => {
        throw new Error('the gateway ended');
      },
    };
    const parts = { database, links, now: () => clock.time, publicUrl: '', verifiedEmailOf: () => null };
    await expect(tellAll(parts, clock.time, () => false)).rejects.toThrow('the gateway ended');
    expect(await desk.told()).toEqual([]);
    await desk.look();
    expect(await desk.told()).toHaveLength(1);
  });

  it('shows in the portal only what the member did not hide', async () => {
    const reference = await desk.carried();
    await desk.move(reference, 'picked_up', { exception: { kind: 'delayed', reason: 'Road closed' } });
    await desk.invoiced();
    const shown = async (headers: Record<string, string>) => {
      const { rows } = (await gateway.get('/api/alerts', headers)).body as { rows: { kind: string }[] };
      const { alerts } = (await gateway.get('/api/dashboard', headers)).body as { alerts: { kind: string }[] };
      expect(alerts).toEqual(rows);
      return [...new Set(rows.map((row) => row.kind))].sort();
    };
    const everything = await shown(MIA);
    expect(everything).toEqual(['exception', 'invoice', 'pod']);
    await gateway.post('/api/alerts/choices', { mails: NO_MAILS, hidden: ['exception', 'invoice'] }, MIA);
    expect(await shown(MIA)).toEqual(['pod']);
    expect(await shown(BEA)).toEqual(everything);
  });
});
