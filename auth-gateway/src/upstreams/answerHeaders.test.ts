import type { IncomingHttpHeaders } from 'node:http';
import { answerHeaders } from './answerHeaders.ts';

const headOf = (headers: IncomingHttpHeaders, status = 200, isHead = false) =>
  answerHeaders({ status, headers, prefix: '/api/tracking', isHead });
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the head of an answer of a service', () => {
  it('loses what is not the business of a service', () => {
    const given = {
      ...JSON_TYPE,
      'set-cookie': ['sid=stolen'],
      'strict-transport-security': 'max-age=0',
      'content-security-policy': 'default-src *',
      'access-control-allow-origin': '*',
      'clear-site-data': '"*"',
      refresh: '0; url=https://elsewhere.example',
      link: '</x>; rel=preload',
      'service-worker-allowed': '/',
      server: 'nginx',
      'x-powered-by': 'Express',
      'www-authenticate': 'Basic',
      connection: 'upgrade',
      etag: '"1"',
    };
    expect(headOf(given)).toEqual({
      status: 'passed',
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', etag: '"1"' },
    });
  });

  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'text/html;text/plain',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml',
    'application/xml',
    'text/javascript',
    'application/javascript',
    'text/css',
    'application/wasm',
    'multipart/x-mixed-replace; boundary=a',
    'text/event-stream',
    'text/plain, text/html',
    'text/plain; charset=utf-7',
    'application/json+html',
    '',
  ])('is refused with the content type %j', (type) => {
    expect(headOf({ 'content-type': type })).toMatchObject({ status: 'refused' });
  });

  it.each([undefined, ''])('needs no type without a body', (type) => {
    expect(headOf({ ...(type === undefined ? {} : { 'content-type': type }) }, 204)).toMatchObject({
      status: 'passed',
    });
    expect(headOf({}, 200)).toMatchObject({ status: 'refused' });
    expect(headOf({}, 200, true)).toMatchObject({ status: 'passed' });
  });

  it.each([301, 302, 303, 307, 308, 300, 101, 199, 600, 0])('is refused with the status %d', (status) => {
    expect(headOf({ ...JSON_TYPE, location: 'https://elsewhere.example' }, status)).toMatchObject({
      status: 'refused',
    });
  });

  it('is refused compressed', () => {
    expect(headOf({ ...JSON_TYPE, 'content-encoding': 'gzip' })).toMatchObject({ status: 'refused' });
  });

  it.each([
    [undefined, 'no-store'],
    ['public, max-age=31536000, immutable', 'private, max-age=3600'],
    ['max-age=60', 'private, max-age=60'],
    ['s-maxage=60', 'no-store'],
    ['no-cache', 'private, no-cache'],
    ['no-store, max-age=60', 'no-store'],
    ['max-age=1e9', 'no-store'],
    ['max-age', 'no-store'],
  ])('with the caching %j is kept as %j', (given, expected) => {
    const head = headOf({ ...JSON_TYPE, ...(given === undefined ? {} : { 'cache-control': given }) });
    expect(head).toMatchObject({ headers: { 'cache-control': expected } });
  });

  it.each([
    ['/api/tracking/notes/1', true],
    ['/api/quotes/1', false],
    ['/api/tracking/../quotes', false],
    ['//elsewhere.example/api/tracking/', false],
    ['https://elsewhere.example', false],
    ['/api/tracking-2/1', false],
  ])('points to %s: %s', (location, isPassed) => {
    const head = headOf({ ...JSON_TYPE, location }, 201);
    expect(head.status === 'passed' && 'location' in head.headers).toBe(isPassed);
  });

  it.each([
    ['attachment; filename="notes.csv"', true],
    ['attachment', true],
    ['attachment; filename="a\\"; x=1"', false],
    [`attachment; filename="${'a'.repeat(200)}"`, false],
  ])('has the disposition %s: %s', (disposition, isPassed) => {
    const head = headOf({ ...JSON_TYPE, 'content-disposition': disposition });
    expect(head.status === 'passed' && 'content-disposition' in head.headers).toBe(isPassed);
  });
});
