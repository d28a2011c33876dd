import { randomUUID } from 'node:crypto';

const PAGES = ['/', '/quote', '/faq', '/contact', '/about', '/services'];
const STREAM_MS = 5_000;
const BROWSER = { 'accept-encoding': 'br' };
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const json = (body) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const quote = () => ({
  submissionId: randomUUID(),
  shownTotalExGstCents: 58_738,
  request: {
    mode: 'ltl',
    service: 'LTL',
    pickup: 'Sydney',
    delivery: 'Melbourne',
    palletCount: '4',
  },
});

/** What visitors ask for, with the share of each kind in a hundred requests. */
export const VISITS = [
  { kind: 'page', share: 45, ask: () => ({ path: pick(PAGES), headers: BROWSER }) },
  { kind: 'file', share: 30, ask: ({ files }) => ({ path: pick(files), headers: BROWSER }) },
  { kind: 'tracking', share: 10, ask: () => ({ path: '/api/track', ...json(tracking()) }) },
  { kind: 'quote', share: 5, ask: ({ emptyQuote }) => ({ path: '/api/quotes', ...json(filled(emptyQuote)) }) },
  { kind: 'sign-in', share: 5, ask: () => ({ path: '/api/login?sent-on=1' }) },
  { kind: 'live set', share: 3, ask: () => ({ path: '/api/site/live' }) },
  { kind: 'event stream', share: 2, ask: () => ({ path: '/api/releases/events', holdMs: STREAM_MS }) },
];

/** Pages of a signed-in client: nginx answers none of them from its copies, and each is rendered for that client. */
const CLIENT_PAGES = ['/dashboard', '/dashboard/shipments', '/dashboard/quotes', '/quote', '/contact', '/services'];
const CLIENT_CALLS = ['/api/shipments', '/api/dashboard', '/api/alerts', '/api/auth/user'];

/** What signed-in clients ask for, likewise; each request with the session of one of them. */
export const CLIENT_VISITS = [
  { kind: 'page', share: 45, ask: ({ sessions }) => ({ path: pick(CLIENT_PAGES), headers: signedIn(sessions) }) },
  { kind: 'file', share: 30, ask: ({ files }) => ({ path: pick(files), headers: BROWSER }) },
  { kind: 'own data', share: 20, ask: ({ sessions }) => ({ path: pick(CLIENT_CALLS), headers: signedIn(sessions) }) },
  { kind: 'live set', share: 5, ask: ({ sessions }) => ({ path: '/api/site/live', headers: signedIn(sessions) }) },
];

const signedIn = (sessions) => ({ ...BROWSER, cookie: pick(sessions) });

const tracking = () => ({ reference: `SH-2026-${Math.floor(Math.random() * 1e6)}`, postcode: '2000' });

function filled(emptyQuote) {
  const { request, ...rest } = quote();
  return { ...rest, request: { ...emptyQuote, ...request } };
}

/** A visitor's network: one of thousands, so that none comes near its own limit. */
const network = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;

/** One request of the mix, or always for the page `only`, as a proxy would forward it. */
export function nextVisit(site) {
  if (site.only) return asVisitor('page', { path: site.only, headers: BROWSER });
  let rest = Math.random() * 100;
  const visits = site.sessions ? CLIENT_VISITS : VISITS;
  const visit =
    visits.find(({ share }) => {
      rest -= share;
      return rest < 0;
    }) ?? visits[0];
  return asVisitor(visit.kind, visit.ask(site));
}

function asVisitor(kind, asked) {
  return { kind, asked: { ...asked, headers: { ...asked.headers, 'x-forwarded-for': network() } } };
}
