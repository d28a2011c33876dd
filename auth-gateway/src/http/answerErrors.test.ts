import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

describe('what goes wrong beside the API', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  }, 60_000);
  afterAll(() => gateway.close());

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const textOf = ({ body }: { body: Record<string, unknown> }) => String(body.text);

  it('is told browsers on a page that runs nothing, leads back to where they were, and tells no secret', async () => {
    const answer = await gateway.get('/broken?a="><script>', browser);
    expect(answer.status).toBe(500);
    expect(textOf(answer)).toContain('<h1>Something went wrong here</h1>');
    expect(textOf(answer)).toContain('href="/broken?a=%22%3E%3Cscript%3E"');
    expect(textOf(answer)).not.toContain('a secret detail');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is told programs in a line of text', async () => {
    const answer = await gateway.get('/broken', { accept: '*/*' });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(textOf(answer)).toMatch(/^Something went wrong here, not with your request/);
  });

  it('is told of the API as a problem document, to browsers too', async () => {
    const answer = await gateway.get('/api/nothing', browser);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
