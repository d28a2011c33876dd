import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { signInPage } from '../auth/issuer/signInPage.ts';
import { expiredPage } from '../auth/signInFaults.ts';
import { html } from './html.ts';
import { PICTURE_PATHS } from './pagePicture.ts';
import { renderPage } from './renderPage.ts';

const FOLDER = join(import.meta.dirname, '../../page-pictures');
const empty = { action: '/idp/1', email: '', password: '', errors: {}, demoUsers: [] };

describe('a page of the gateway', () => {
  const pages = {
    'the sign-in': signInPage(empty),
    'the sign-in with errors': signInPage({ ...empty, errors: { email: 'Enter your e-mail', form: 'Wrong password' } }),
    'an expired sign-in': expiredPage('/'),
  };

  it.each(Object.entries(pages))('%s has the brand, the ways on, the picture, and no script', (_, content) => {
    const { body, headers } = renderPage(content);
    for (const path of ['/', '/services', '/contact', '/quote', '/track']) expect(body).toContain(` href="${path}"`);
    for (const path of PICTURE_PATHS) expect(body).toContain(path);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script|\son[a-z]+=|\sstyle=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });

  it('shows pictures that exist, and their files are all answered', () => {
    const { body } = renderPage({ title: 'Title', main: html`<h1>Title</h1>` });
    const named = new Set(body.match(/\/api\/auth\/[\w-]+\.(?:avif|webp)/g));
    expect([...named].sort()).toEqual([...PICTURE_PATHS].sort());
    for (const path of PICTURE_PATHS) expect([path, existsSync(join(FOLDER, basename(path)))]).toEqual([path, true]);
  });
});
