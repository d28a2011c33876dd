import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { mountPlatform } from '../platform/mountPlatform.ts';
import { createSecurityContact } from './createSecurityContact.ts';
import { POLICY } from './policy.data.ts';
import { securityText } from './securityText.ts';

const SITE = 'https://www.example.com';
const DAY_MS = 86_400_000;

/** The fields of the file as in RFC 9116 §2.3: a name, a colon, a value. */
function fieldsOf(text: string): [string, string][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      return [name, value];
    });
}

describe('security.txt', () => {
  const fields = fieldsOf(securityText(SITE, new Date('2026-11-22T13:00:00Z')));
  const valuesOf = (name: string) => fields.filter(([each]) => each === name).map(([, value]) => value);

  it("names a contact, its own address and the policy's", () => {
    expect(valuesOf('Contact')).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/), `${SITE}/contact`]);
    expect(valuesOf('Canonical')).toEqual([`${SITE}/.well-known/security.txt`]);
    expect(valuesOf('Policy')).toEqual([`${SITE}/.well-known/security-policy.txt`]);
    expect(valuesOf('Preferred-Languages')).toEqual(['en']);
    expect(fields.flat()).not.toContain('');
  });

  it('never expires, and is never valid for a year', () => {
    for (const at of ['2026-11-22T23:59:59Z', '2031-02-28T00:00:00Z', '2044-12-31T12:00:00Z']) {
      const expires = fieldsOf(securityText(SITE, new Date(at))).filter(([name]) => name === 'Expires');
      expect(expires).toEqual([['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)]]);
      const days = (Date.parse(expires[0]?.[1] ?? '') - Date.parse(at)) / DAY_MS;
      expect(days).toBeGreaterThan(90);
      expect(days).toBeLessThan(365);
    }
  });

  it('is at the standard address, as text, with its policy beside it', async () => {
    const server = express()
      .use(mountPlatform(createSecurityContact({ publicUrl: SITE })))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const text = await fetch(`${url}/.well-known/security.txt`);
      expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await text.text()).toContain('Contact: mailto:');
      const moved = await fetch(`${url}/security.txt`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([308, '/.well-known/security.txt']);
      const policy = await (await fetch(`${url}/.well-known/security-policy.txt`)).text();
      for (const paragraph of POLICY) expect(policy).toContain(paragraph);
    } finally {
      server.close();
    }
  });

  it('says the same as SECURITY.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../SECURITY.md'), 'utf8').replace(/\s+/g, ' ');
    for (const paragraph of POLICY) expect(page).toContain(paragraph);
  });
});
