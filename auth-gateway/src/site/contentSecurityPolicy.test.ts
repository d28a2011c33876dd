import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { INLINE_SCRIPT, INLINE_SCRIPT_OF_NONE } from './inlineScript.ts';
import { SPECULATION_RULES } from './speculation-rules.data.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const admitted = { scripts: ['sha384-host', 'sha384-page'], styles: '<style data-styled="true">a{}</style>' };
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

  it('allows the inline script of each kind of page, the rules for links, the scripts that the HTML names, and the scripts that these load', () => {
    expect(directive(contentSecurityPolicy(admitted, closed), 'script-src')).toEqual([
      "'self'",
      sha256(INLINE_SCRIPT),
      sha256(INLINE_SCRIPT_OF_NONE),
      sha256(SPECULATION_RULES),
      "'sha384-host'",
      "'sha384-page'",
      "'strict-dynamic'",
    ]);
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
