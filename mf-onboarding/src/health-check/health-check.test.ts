import { EMPTY_HEALTH_ANSWERS, healthReading, healthScores } from '@saltbush/health-checks/api';
import { consultationHref } from './consultationHref.ts';
import { healthPlace } from './healthPlace.ts';
import { healthReport } from './healthReport.ts';
import { keepHealthCheck, NO_HEALTH_CHECK, readHealthCheck } from './kept-health-check.ts';

const answers = { ...EMPTY_HEALTH_ANSWERS, weeklyVolume: '60', integration: 'Fully integrated' };

describe('healthPlace', () => {
  it.each([
    ['', 1],
    ['?step=1', 1],
    ['?step=6', 6],
    ['?step=result', 'result'],
    ['?step=0', 1],
    ['?step=7', 1],
    ['?step=-2', 1],
    ['?step=2.5', 1],
    ['?step=__proto__', 1],
  ])('reads %s as %s', (search, place) => {
    expect(healthPlace(search)).toBe(place);
  });
});

describe('what the tab keeps', () => {
  afterEach(() => sessionStorage.clear());

  it('is restored', () => {
    keepHealthCheck({ answers, isComplete: true });
    expect(readHealthCheck()).toEqual({ answers, isComplete: true });
  });

  it.each(['', 'null', '[]', '{', '{"answers":7}', '{"isComplete":"yes"}'])(
    'is empty when the stored value is %j',
    (text) => {
      sessionStorage.setItem('saltbush.health-check.1', text);
      expect(readHealthCheck()).toEqual(NO_HEALTH_CHECK);
    },
  );
});

describe('healthReport', () => {
  const report = healthReport(answers, new Date('2026-11-20T03:00:00Z'));

  it('has scores, analysis, next steps and contact details, on lines ended with CRLF', () => {
    expect(report.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = report.split('\r\n');
    for (const line of ['Scores', 'Analysis', 'Next steps', 'Your answers', 'Contact']) expect(lines).toContain(line);
    expect(lines).toContain('Saltbush Freight, 20 Nov 2026');
    expect(lines).toContain('Tech: 10 out of 10');
    expect(lines).toContain('SLA: 3 out of 10 (not answered, counted at its lowest)');
    expect(report).toContain('1300 975 707');
  });
});

describe('consultationHref', () => {
  it('passes the result as text to the contact form', () => {
    const scores = healthScores(answers);
    const url = new URL(consultationHref(scores, healthReading(scores)), 'https://site.example');
    expect(url.pathname).toBe('/contact');
    expect(url.searchParams.get('topic')).toBe('health-check');
    expect(url.searchParams.get('message')).toContain('Overall score: 4.5 out of 10. Volume 8, Strategy 2 (blank)');
  });
});
