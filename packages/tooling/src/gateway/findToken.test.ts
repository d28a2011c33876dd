import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findToken } from './findToken.ts';

const root = mkdtempSync(join(tmpdir(), 'token-'));
const inside = join(root, 'mf-quote', 'dist');

beforeAll(() => {
  mkdirSync(inside, { recursive: true });
  mkdirSync(join(root, '.data'));
  mkdirSync(join(root, 'other'));
  writeFileSync(join(root, '.data', 'operator-token'), 'here\n');
  writeFileSync(join(root, 'other', 'operator-token'), 'there\n');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('findToken', () => {
  it('looks in this folder and those above', () => {
    expect(findToken(inside, '')).toBe('here');
    expect(findToken(root, '')).toBe('here');
  });

  it('looks in the data folder alone when one is named', () => {
    expect(findToken(inside, join(root, 'other'))).toBe('there');
    expect(findToken(inside, join(root, 'mf-quote'))).toBeUndefined();
  });

  it('finds none outside', () => {
    expect(findToken(tmpdir(), '')).toBeUndefined();
  });
});
