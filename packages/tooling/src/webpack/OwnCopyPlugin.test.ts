import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { minimizer } from './minimizer.ts';
import { OwnCopyPlugin } from './OwnCopyPlugin.ts';

const FILES = {
  'package.json': '{ "sideEffects": false }',
  'theme.js': "export const color = { ink: 'var(--ink)', paper: 'var(--paper)', unused: 'var(--unused)' };",
  'state.js': 'export const listeners = new Set();',
  'main.js': `
    import { listeners } from './state.js';
    import { color } from './theme.js';
    document.title = \`color:\${color.ink}\`;
    listeners.add(1);
    import(/* webpackChunkName: "late" */ './late/frame.js');`,
  'late/frame.js': `
    import { listeners } from '../state.js';
    import { color } from '../theme.js';
    document.title = \`ground:\${color.paper}\${listeners.size}\`;`,
};

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'saltbush-copies-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function build(copied: string[]): Promise<{ main: string; late: string }> {
  const path = join(dir, `dist${copied.length}`);
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: './main.js',
        output: { path, filename: '[name].js' },
        optimization: { minimizer: [minimizer()] },
        plugins: [new OwnCopyPlugin(dir, { users: ['./late'], copied })],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve()),
    );
  });
  const textOf = (name: string) =>
    readFileSync(join(path, readdirSync(path).find((file) => file === name) ?? ''), 'utf8');
  return { main: textOf('main.js'), late: textOf('late.js') };
}

it('lets both chunks hold values as text, where a shared module keeps its table', async () => {
  const shared = await build([]);
  expect(shared.main).toContain('var(--unused)');
  expect(shared.late).not.toContain('var(--paper)');

  const { main, late } = await build(['./theme.js']);
  expect(main).toContain('color:var(--ink)');
  expect(late).toContain('ground:var(--paper)');
  expect(main + late).not.toContain('var(--unused)');
});

it('leaves one of what is not copied', async () => {
  const { main, late } = await build(['./theme.js']);
  expect(main).toContain('new Set');
  expect(late).not.toContain('new Set');
});
