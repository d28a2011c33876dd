import { safeReturnTo } from './safeReturnTo.ts';

describe('safeReturnTo', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/shipments?page=2&sort=date#row-7', '/dashboard/shipments?page=2&sort=date#row-7'],
    ['/quote?service=ftl&to=https://example.com', '/quote?service=ftl&to=https://example.com'],
    ['/services/../quote', '/quote'],
    ['/a//b', '/a//b'],
    ['/apiary', '/apiary'],
  ])('keeps %p', (value, expected) => {
    expect(safeReturnTo(value)).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    [7],
    [['/a', '/b']],
    [{ path: '/a' }],
    [''],
    ['dashboard'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/..//evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/%2e%2e//evil.example'],
    ['https://evil.example/'],
    ['HTTPS:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [' /dashboard'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/dash\r\nset-cookie: a=b'],
    ['/\u0000'],
    ['/\u0085'],
    ['/api/logout'],
    ['/API/logout'],
    ['/api%2flogout'],
    ['/%61pi/logout'],
    ['/x/../api/login'],
    ['/idp/session/end'],
    ['/%E0%A4%A'],
    [`/${'a'.repeat(2001)}`],
  ])('answers / for %p', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
