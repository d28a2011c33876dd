import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from './api.ts';
import { parseSurface } from './gate/parseSurface.ts';
import * as contract from './index.ts';

const script = join(import.meta.dirname, '../../../scripts/surface.mjs');

describe('surface.json', () => {
  it('is up to date; if this fails run npm run surface -w @saltbush/contract', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('names exactly the exports that exist at run time', () => {
    const surface = parseSurface(JSON.parse(readFileSync(join(import.meta.dirname, '../surface.json'), 'utf8')));
    const names = Object.fromEntries(Object.entries(surface).map(([key, entry]) => [key, Object.keys(entry).sort()]));
    expect(names).toEqual({
      '@saltbush/contract': Object.keys(contract).sort(),
      '@saltbush/contract/api': Object.keys(api).sort(),
    });
  });
});
