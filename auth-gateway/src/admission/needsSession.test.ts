import { needsSession } from './needsSession.ts';

it.each([
  ['/api/ops/people/search', true],
  ['/api/releases/mf-quote/rollback', true],
  ['/api/rate-sheets', true],
  ['/api/shipments/papers', true],
  ['/api/invitations/7/acceptance', true],
  ['/api/clients/people/7/role', true],
  ['/api/clients', false],
  ['/api/shipments/SH-2026-0123/invoice/disputes', true],
  ['/api/addresses', true],
  ['/api/claims/CLM-2026-00001/pictures/7', true],
  ['/api/shipments/SH-2026-0001/templates', true],
  ['/api/alerts/choices', true],
  ['/api/alerts/unsubscribe/AbC/delay', false],
  ['/api/rate-sheet-uploads', false],
  ['/api/quotes', false],
  ['/api/logout', false],
  ['/api/opsy', false],
  ['/quote', false],
])('knows that what is sent to %s needs a session: %s', (path, expected) => {
  expect(needsSession(path)).toBe(expected);
});
