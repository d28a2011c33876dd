import { type Arrival, laneOf } from './laneOf.ts';

const NOBODY: Omit<Arrival, 'path'> = {
  method: 'GET',
  hasSession: false,
  isKnown: false,
  isLarge: false,
};

describe('the lane of a request', () => {
  it.each<[string, string | null, Partial<Arrival>]>([
    ['/mf/mf-quote/1.0.0/main.js', null, {}],
    ['/', 'page', {}],
    ['/quote', 'page', {}],
    ['/apiary', 'page', {}],
    ['/dashboard', 'personal-page', { hasSession: true }],
    ['/api/health', 'health', {}],
    ['/api/quotes/abc', 'read', {}],
    ['/npm/@saltbush%2fcontract', 'read', { hasSession: true }],
    ['/api/quotes', 'write', { method: 'POST' }],
    ['/api/clients', 'upload', { method: 'POST', isLarge: true }],
    ['/api/quotes/abc/pdf', 'document', {}],
    ['/api/health-checks/pdf', 'document', { method: 'POST' }],
    ['/api/shipments.csv', 'document', { hasSession: true }],
    ['/api/shipments/papers.pdf', 'papers', { method: 'POST', hasSession: true }],
    ['/api/shipments/papers', 'write', { method: 'POST', hasSession: true }],
    ['/api/ops/invoices/myob.txt', 'document', { hasSession: true }],
    ['/api/telemetry', 'telemetry', { method: 'POST' }],
    ['/api/tracking/1', 'team-api', {}],
    ['/api/tracking/1/events', 'team-api', { hasSession: true }],
    ['/api/tracking', 'team-api', { method: 'POST', isLarge: true, isKnown: true }],
    ['/api/tracking.pdf', 'team-api', {}],
    ['/api/webhooks/7/test', 'team-api', { method: 'POST', hasSession: true }],
    ['/api/webhooks', 'write', { method: 'POST', hasSession: true }],
    ['/api/login', 'sign-in', {}],
    ['/idp/auth', 'sign-in', {}],
    ['/idp/interaction/x', 'sign-in', { method: 'POST' }],
    ['/api/releases/events', 'stream', {}],
    ['/api/releases/log/events', 'stream', { isKnown: true }],
    ['/api/shipments/events', 'stream', { hasSession: true }],
    ['/api/ops/bookings/B-1/events', 'write', { method: 'POST', hasSession: true }],
    // Only a known token comes first. A token that merely looks like one gets few places of its own.
    ['/api/releases/mf-quote/rollback', 'operator', { method: 'POST', isKnown: true }],
    ['/api/releases/mf-quote/rollback', 'claimed', { method: 'POST' }],
    ['/api/releases/mf-quote', 'publish', { method: 'POST', isKnown: true, isLarge: true }],
    ['/api/releases/mf-quote', 'claimed', { method: 'POST', isLarge: true }],
    ['/metrics', 'operator', { isKnown: true }],
    ['/metrics', 'claimed', {}],
    ['/ops/releases', 'operator', { isKnown: true, hasSession: true }],
  ])('%s is %s with %o', (path, lane, more) => {
    expect(laneOf({ ...NOBODY, path, ...more })).toBe(lane);
  });
});
