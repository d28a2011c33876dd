import { loggedPath } from './loggedPath.ts';

describe('loggedPath', () => {
  it.each([
    ['/quotes/AbC-1_2/book', '/quotes/:token/book'],
    ['/api/quotes/AbC/pdf?x=1', '/api/quotes/:token/pdf'],
    ['/api/bookings/AbC/pod/photo', '/api/bookings/:token/pod/photo'],
    ['/driver-applications/AbC', '/driver-applications/:token'],
    ['/dashboard/join/AbC', '/dashboard/join/:token'],
    ['/api/invitations/links/AbC/acceptance', '/api/invitations/links/:token/acceptance'],
    ['/alerts/unsubscribe/AbC/daily', '/alerts/unsubscribe/:token/daily'],
    ['/api/alerts/unsubscribe/AbC/all', '/api/alerts/unsubscribe/:token/all'],
    ['/preview/AbC.1.dEf', '/preview/:token'],
  ])('hides the token of %s', (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });

  it('leaves other paths as they are, without their query', () => {
    expect(loggedPath('/quote?pickup=Newtown')).toBe('/quote');
    expect(loggedPath('/api/quotes')).toBe('/api/quotes');
    expect(loggedPath('/api/preview/end')).toBe('/api/preview/end');
  });
});
