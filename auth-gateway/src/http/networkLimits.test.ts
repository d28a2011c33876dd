import { randomUUID } from 'node:crypto';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { sendHead } from '../../fixtures/sendHead.ts';
import { SERVER_SOURCES } from '../../fixtures/serverSources.ts';
import { CAPABILITIES } from '../capabilities.ts';

/** Two addresses of one network: whoever holds the first can send from the second too. */
const ADDRESSES = ['2001:db8:12:34::1', '2001:db8:12:ffff:1:2:3:4'];
const NETWORK = '2001:db8:12::/48';
const LTL: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'ltl',
  service: 'LTL',
  pickup: 'Sydney',
  delivery: 'Melbourne',
  palletCount: '4',
};
const TOKEN = 'a'.repeat(43);
const quotes = (path: string) => ({ method: 'POST', path: `/api/quotes${path}` });
/** One request for each limit that counts by network. */
const LIMITED: Record<string, { method: string; path: string; body?: unknown }> = {
  'quote-pdf': { method: 'GET', path: `/api/quotes/${TOKEN}/pdf` },
  'shipment-exports': { method: 'GET', path: '/api/shipments.csv' },
  'health-pdf': { method: 'POST', path: '/api/health-checks/pdf', body: {} },
  'driver-forms': { method: 'POST', path: '/api/driver-applications', body: {} },
  'driver-files': { method: 'PUT', path: `/api/driver-applications/${TOKEN}/documents/licence` },
  'driver-jobs': { method: 'POST', path: `/api/driver-jobs/${TOKEN}/reports`, body: {} },
  'driver-pictures': { method: 'PUT', path: `/api/driver-jobs/${TOKEN}/pictures/photo` },
  'rate-sheet-uploads': { method: 'POST', path: '/api/rate-sheet-uploads' },
  clients: { method: 'POST', path: '/api/clients', body: {} },
  'track-address': { method: 'POST', path: '/api/track', body: {} },
  enquiries: { method: 'POST', path: '/api/enquiries', body: {} },
  bookings: { method: 'POST', path: '/api/bookings', body: {} },
  'member-invitations': { method: 'POST', path: '/api/clients/CL-2026-00001/people', body: {} },
  'quote-ending': { method: 'POST', path: '/api/quotes/endings', body: {} },
};
/** Limits that count by something else, or that other tests cover: sign-in, telemetry, failures. */
const COUNTED_ELSEWHERE = [
  'address-files',
  'addresses',
  'alert-choices',
  'amendments',
  'api-key',
  'api-keys',
  'bulk-bookings',
  'bulk-prices',
  'claim-messages',
  'claim-pictures',
  'claim-replies',
  'claims',
  'confirmation',
  'driver-link',
  'enquiry-replies',
  'failure-causes',
  'failure-reports',
  'invitation-answers',
  'invoice-disputes',
  'papers',
  'people-acts',
  'people-looks',
  'quote-mail',
  'quote-prices',
  'rate-sheet-save',
  'run-prices',
  'runs',
  'search',
  'session-rollback',
  'sign-in',
  'sign-in-failure',
  'sign-in-start',
  'team-api',
  'telemetry',
  'telemetry-reports',
  'telemetry-stored',
  'telemetry-visits',
  'telemetry-votes',
  'test-steps',
  'track-reference',
  'webhook-again',
  'webhook-changes',
  'webhook-tests',
];
const WITH_A_BODY = ['quote-save', 'quote-mail-tries', 'quote-mail-address'];

describe('every limit', () => {
  const gateway = gatewayOn('embedded', { config: { trustedProxies: 1 }, now: () => new Date('2026-11-20T03:00:00Z') });

  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-test-role': 'client' });

  it('counts the network, however many of its addresses are used', async () => {
    for (const address of ADDRESSES) {
      for (const { method, path, body } of Object.values(LIMITED)) {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const headers = { 'content-type': 'application/json', ...from(address) };
        await (await fetch(gateway.url + path, { method, headers, ...sent })).arrayBuffer();
      }
      const quote = { submissionId: randomUUID(), request: LTL, shownTotalExGstCents: 58_738 };
      const { token } = (await gateway.post('/api/quotes', quote, from(address))).body as unknown as SavedQuote;
      const mail = { submissionId: randomUUID(), to: 'buyer@customer.example' };
      expect((await gateway.post(`/api/quotes/${token}/mails`, mail, from(address))).status).toBe(202);
    }
    const rows = await gateway.database.db.selectFrom('rate_limits').select(['key', 'points']).execute();
    const counted = Object.fromEntries(rows.map(({ key, points }) => [key, points]));
    for (const name of [...Object.keys(LIMITED), ...WITH_A_BODY]) {
      expect({ name, points: counted[`${name}:${NETWORK}`] }).toEqual({ name, points: 2 });
    }
    for (const address of ADDRESSES) expect(JSON.stringify(counted)).not.toContain(address);
  });

  it('is counted before any of the body is read', async () => {
    const paths = [...Object.values(LIMITED), ...['', `/${TOKEN}/mails`].map((path) => quotes(path))];
    for (const { method, path } of paths.filter(({ method }) => method !== 'GET')) {
      const headers = { 'content-type': 'application/json', ...from(ADDRESSES[0] ?? '') };
      // Use up the points of every limit. Only the head is sent, so a limit that is counted after the body would not
      // answer.
      await gateway.database.db.updateTable('rate_limits').set({ points: 1e6 }).execute();
      const status = await sendHead(gateway.url + path, method, headers);
      expect({ path, status }).toEqual({ path, status: 429 });
    }
  });

  it('is among those that are tested here', () => {
    const limiting = SERVER_SOURCES.filter(({ text }) => /create(Rate|Memory)Limiter\(/.test(text));
    const names = limiting.flatMap(({ text }) => [...text.matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name));
    const limits = limiting.flatMap(({ text }) => [...text.matchAll(/\blimit\('([\w-]+)'/g)].map(([, name]) => name));
    const rates = CAPABILITIES.flatMap(({ routes }) => routes.flatMap(({ rate }) => rate?.name ?? []));
    expect(rates).toContain('enquiries');
    const known = new Set([...Object.keys(LIMITED), ...COUNTED_ELSEWHERE, ...WITH_A_BODY]);
    expect([...names, ...limits, ...rates].filter((name) => name === undefined || !known.has(name))).toEqual([]);
  });

  it('reads the network in one place: nothing else reads an address', () => {
    const reading = SERVER_SOURCES.filter(({ text }) => /\b(request|req)\.ip\b|remoteAddress|[{,] ip\b/.test(text));
    // The first two handle requests and connections that Express has not seen.
    const known = [
      'auth-gateway/src/http/capConnections.ts',
      'auth-gateway/src/http/networkOfMessage.ts',
      'packages/capability/src/http/visitorAddress.ts',
    ];
    expect(reading.map(({ path }) => path).sort()).toEqual(known);
  });
});
