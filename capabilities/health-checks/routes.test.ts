import { extractText, getDocumentProxy } from 'unpdf';
import { gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { EMPTY_HEALTH_ANSWERS } from './api.ts';

const gateway = gatewayOn('embedded', { now: () => new Date('2026-11-20T03:00:00Z') });

const ask = (answers: unknown) =>
  fetch(`${gateway.url}/api/health-checks/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  });

describe('the health check as a PDF', () => {
  it('is computed from the answers', async () => {
    const answers = { ...EMPTY_HEALTH_ANSWERS, weeklyVolume: '60', integration: 'Fully integrated', carrierCount: '2' };
    const response = await ask(answers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('freight-health-check-report.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    // The answers score 8, 4, 2, 3, 10 and 2: 29 of 60.
    expect(text).toContain('4.8 out of 10');
    expect(text).toContain('about 16%');
    expect(text).toContain('room for significant improvement');
    expect(text).toContain('SLA (not answered, counted at its lowest)');
    expect(text).toContain('Fully integrated');
  });

  it.each([
    ['an unknown option', { ...EMPTY_HEALTH_ANSWERS, integration: 'Mostly' }],
    ['a score of its own', { ...EMPTY_HEALTH_ANSWERS, overall: 10 }],
    ['nothing', {}],
  ])('is refused with %s', async (_what, answers) => {
    const response = await ask(answers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-input' });
  });
});
