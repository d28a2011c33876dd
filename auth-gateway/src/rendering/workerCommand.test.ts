import { workerCommand } from './workerCommand.ts';

const worker = { workerUrl: new URL('file:///srv/worker/renderWorker.js'), heapMb: 160, shell: '/bin/sh' };

describe('workerCommand', () => {
  it.each([
    ['Node 20', ['--experimental-permission'], '--experimental-permission'],
    ['Node 22', ['--experimental-permission', '--permission'], '--permission'],
    ['a Node that has dropped the old name', ['--permission'], '--permission'],
  ])('removes rights with %s', (_node, flags, expected) => {
    const { args } = workerCommand({ ...worker, knownFlags: new Set(flags) });
    expect(args).toContain(expected);
    expect(args.filter((arg) => arg.endsWith('permission'))).toHaveLength(1);
    expect(args.at(-1)).toBe('/srv/worker/renderWorker.js');
  });

  it('may read its own folder, and of those above it what says which modules they hold', () => {
    const { args } = workerCommand({ ...worker, knownFlags: new Set() });
    expect(args.filter((arg) => arg.startsWith('--allow'))).toEqual([
      '--allow-fs-read=/srv/worker/*',
      '--allow-fs-read=/srv/package.json',
      '--allow-fs-read=/package.json',
    ]);
  });

  it('starts Node directly when no shell can set limits', () => {
    const { file, args } = workerCommand({ ...worker, shell: null, knownFlags: new Set() });
    expect(file).toBe(process.execPath);
    expect(args).toContain('--max-old-space-size=160');
  });
});
