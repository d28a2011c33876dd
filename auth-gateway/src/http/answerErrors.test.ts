import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { previewBrowser } from '../overrides/testing/previewBrowser.ts';

describe('an error outside the API', () => {
  const lines: string[] = [];
  const gateway = gatewayOn('embedded', { config: { logLevel: 'info' }, writeLog: (line) => void lines.push(line) });

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const textOf = ({ body }: { body: Record<string, unknown> }) => String(body.text);

  it('becomes a page for browsers that runs nothing, leads back to where they were, and reveals no secret', async () => {
    const answer = await gateway.get('/broken?a="><script>', browser);
    expect(answer.status).toBe(500);
    expect(textOf(answer)).toContain('<h1>Something went wrong here</h1>');
    expect(textOf(answer)).toContain('href="/broken?a=%22%3E%3Cscript%3E"');
    expect(textOf(answer)).not.toContain('a secret detail');
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ path: '/broken', err: { type: 'Error' } });
    expect(lines.join()).not.toContain('a secret detail');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('becomes a line of text for programs', async () => {
    const answer = await gateway.get('/broken', { accept: '*/*' });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(textOf(answer)).toMatch(/^Something went wrong here, not with your request/);
  });

  it('becomes a problem document within the API, for scripts in browsers too', async () => {
    const answer = await gateway.get('/api/nothing', browser);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('becomes a page where somebody goes to an address of the API, as to sign in', async () => {
    const answer = await previewBrowser(gateway.url, '').ask('/api/releases', 'GET', browser);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('<h1>');
  });
});
