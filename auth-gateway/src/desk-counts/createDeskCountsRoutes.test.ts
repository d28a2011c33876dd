import { queueMail } from '@saltbush/capability/mail';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';

const STAFF = { 'x-test-role': 'staff' };

const ENQUIRY = {
  submissionId: '3f2c8a54-9d1e-4c6b-8a77-0b1c2d3e4f50',
  topic: 'general',
  name: 'Jo Citizen',
  email: 'jo@client.example',
  phone: '',
  company: '',
  message: 'Two pallets from Newcastle to Geelong, Tuesday.',
  trap: '',
};

const gateway = gatewayOn('embedded');

it('counts for staff what waits for them, and nothing that looks like a program', async () => {
  await gateway.post('/api/enquiries', ENQUIRY, {});
  await gateway.post('/api/enquiries', { ...ENQUIRY, submissionId: crypto.randomUUID(), trap: 'filled in' }, {});
  const mail = { kind: 'quote', to: 'a@b.example', subject: 'Quote Q-1', text: 'A text', html: '<p>A text</p>' };
  await queueMail(gateway.database.db, mail);
  await gateway.database.db.updateTable('mails').set({ status: 'failed' }).where('subject', '=', 'Quote Q-1').execute();
  expect(await gateway.get('/api/ops/counts', STAFF)).toMatchObject({
    status: 200,
    body: {
      ...{ driverApplications: 0, failedMails: 1, newEnquiries: 1, pendingClients: 0 },
      ...{ overdueInvoices: 0, requestedBookings: 0 },
    },
  });
});

it.each([['client'], ['ops']])('tells a %s nothing', async (role) => {
  expect((await gateway.get('/api/ops/counts', { 'x-test-role': role })).status).toBe(403);
});
