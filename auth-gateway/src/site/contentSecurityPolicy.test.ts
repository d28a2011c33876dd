import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

describe('contentSecurityPolicy', () => {
  it('admits nobody but the site', () => {
    const policy = contentSecurityPolicy('n', { devSockets: false });
    expect(policy).not.toMatch(/https?:|ws:|unsafe/);
    expect(policy).not.toContain('frame-src');
  });

  it('admits the origins of a form to what a form needs, and to nothing else', () => {
    const policy = contentSecurityPolicy('n', { devSockets: false, formOrigins: ['https://forms.example'] });
    const opened = policy.split('; ').filter((directive) => directive.includes('https://forms.example'));
    expect(opened.map((directive) => directive.split(' ', 1)[0])).toEqual([
      'script-src',
      'style-src',
      'connect-src',
      'img-src',
      'font-src',
      'frame-src',
      'form-action',
    ]);
    expect(policy).not.toContain('unsafe');
  });
});
