import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockDataFolder } from './lockDataFolder.ts';

const LOADER = new URL('../../fixtures/registerTypeScript.mjs', import.meta.url).href;
const MODULE = new URL('./lockDataFolder.ts', import.meta.url).href;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts another process that holds the folder until it is killed. */
async function holdElsewhere(dataDir: string): Promise<ChildProcess> {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    await lockDataFolder(${JSON.stringify(dataDir)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', LOADER, '--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The child has no output.');
  await once(child.stdout, 'data');
  return child;
}

describe('lockDataFolder', () => {
  it('refuses a second holder and names the first, until the first lets go', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ code: 'data-folder-in-use' });
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
    await (await lockDataFolder(folder))();
  });

  it('refuses while another process holds it, and no longer once that process was killed', async () => {
    const holder = await holdElsewhere(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    // The dead process left its socket file behind.
    await access(join(folder, 'gateway.lock'));
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ code: 'data-folder-in-use' });
    await unlock();
  });

  it('gives the folder to exactly one of many that try at once', async () => {
    const holder = await holdElsewhere(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    const taken = results.filter((result) => result.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await taken[0]?.value();
  });

  it('leaves nothing behind that keeps others out', async () => {
    await (await lockDataFolder(folder))();
    await expect(access(join(folder, 'gateway.lock-guard'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('says so when the path is too long for a lock', async () => {
    const deep = join(folder, 'x'.repeat(120));
    await mkdir(deep);
    await expect(lockDataFolder(deep)).rejects.toMatchObject({ code: 'data-folder-unusable' });
  });
});
