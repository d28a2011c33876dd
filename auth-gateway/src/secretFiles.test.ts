import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from './secretFiles.ts';

describe('secrets in files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'saltbush-secrets-'));
    writeFileSync(join(folder, 'url'), 'postgres://user:secret@db/saltbush\n');
    writeFileSync(join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are read without the line break that editors add at the end', () => {
    const env = withSecretFiles({ DATABASE_URL_FILE: join(folder, 'url'), PORT: '3000' });
    expect(env).toMatchObject({ DATABASE_URL: 'postgres://user:secret@db/saltbush', PORT: '3000' });
  });

  it('leave settings from the environment as they are', () => {
    expect(withSecretFiles({ SESSION_SECRET: 'as before' })).toEqual({ SESSION_SECRET: 'as before' });
  });

  it.each([
    ['is missing', { OPERATOR_TOKEN_FILE: '/does/not/exist' }, /OPERATOR_TOKEN_FILE cannot be read/],
    ['is given twice', { SMTP_URL_FILE: '/x', SMTP_URL: 'smtp://x' }, /SMTP_URL and SMTP_URL_FILE are both set/],
  ])('refuse to start when one %s', (_what, env, message) => {
    expect(() => withSecretFiles(env)).toThrow(message);
  });

  it('refuse to start with an empty file, rather than without the secret', () => {
    expect(() => withSecretFiles({ LINK_SECRET_FILE: join(folder, 'empty') })).toThrow(/which is empty/);
  });
});
