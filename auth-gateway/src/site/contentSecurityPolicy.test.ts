import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const admitted = {
  inlineScripts: ['listen()', '{"prefetch":[]}'],
  scripts: ['sha384-host', 'sha384-page'],
  styles: '<style data-styled="true">a{}</style>',
};
const closed = { isDevelopment: false };

function directive(policy: string, name: string): string[] {
  return (
    policy
      .split('; ')
      .find((text) => text.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

describe('contentSecurityPolicy', () => {
  it('allows only the site itself', () => {
    const policy = contentSecurityPolicy(admitted, closed);
    expect(policy).not.toMatch(/https?:|ws:|unsafe/);
    expect(policy).not.toContain('frame-src');
  });

  it('allows the inline scripts and rules in the HTML, the scripts that it names, and the scripts that these load', () => {
    expect(directive(contentSecurityPolicy(admitted, closed), 'script-src')).toEqual([
      "'self'",
      sha256('listen()'),
      sha256('{"prefetch":[]}'),
      "'sha384-host'",
      "'sha384-page'",
      "'strict-dynamic'",
    ]);
  });

  it('says nothing that browsers take from the default anyway', () => {
    const policy = contentSecurityPolicy(admitted, closed);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    for (const name of ['connect-src', 'font-src', 'frame-src']) expect(policy).not.toContain(name);
    // Workers would take the rules for scripts, pictures and films need more than the site, and these have no default.
    const named = ['worker-src', 'img-src', 'media-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action'];
    for (const name of named) expect(directive(policy, name)).not.toEqual([]);
  });

  it('allows the socket of development there alone', () => {
    const policy = contentSecurityPolicy(admitted, { isDevelopment: true });
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'ws://localhost:*', 'ws://127.0.0.1:*']);
  });

  it('allows the styles in the HTML, and the empty element that styled-components fills', () => {
    expect(directive(contentSecurityPolicy(admitted, closed), 'style-src')).toEqual([
      "'self'",
      sha256(''),
      sha256('a{}'),
    ]);
  });

  it('is the same each time for the same styles, and differs for other styles', () => {
    const policy = contentSecurityPolicy(admitted, closed);
    expect(contentSecurityPolicy({ ...admitted }, closed)).toBe(policy);
    expect(contentSecurityPolicy({ ...admitted, styles: '<style>b{}</style>' }, closed)).not.toBe(policy);
  });

  it('allows inline styles in development, but no inline scripts', () => {
    const policy = contentSecurityPolicy(admitted, { isDevelopment: true });
    expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directive(policy, 'script-src').join(' ')).not.toContain('unsafe');
  });

  it('allows the origins of a form where a form needs them, and nowhere else', () => {
    const policy = contentSecurityPolicy(admitted, { ...closed, formOrigins: ['https://forms.example'] });
    const opened = policy.split('; ').filter((text) => text.includes('https://forms.example'));
    expect(opened.map((text) => text.split(' ', 1)[0])).toEqual([
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
