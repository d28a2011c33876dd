import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('surface.json', () => {
  it('says what remotes may import, and in which form: else run npm run surface -w @saltbush/contract', () => {
    const script = join(import.meta.dirname, '../../../scripts/surface.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }, 60_000);
});
