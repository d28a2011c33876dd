import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@saltbush/contract';
import * as contractApi from '@saltbush/contract/api';
import * as query from './query.ts';
import * as reactRedux from './react-redux.ts';
import * as reactRouter from './react-router.ts';
import * as reduxToolkit from './redux-toolkit.ts';
import * as styledComponents from './styled-components.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const OFFERED: Record<string, object> = {
  '@reduxjs/toolkit': reduxToolkit,
  '@reduxjs/toolkit/query/react': query,
  '@saltbush/contract': contract,
  '@saltbush/contract/api': contractApi,
  'react-redux': reactRedux,
  'react-router-dom': reactRouter,
  'styled-components': styledComponents,
};

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Names that code imports as values, by package. */
function importedNames(code: string): { from: string; name: string }[] {
  const statements = code.matchAll(/import\s+(?!type\b)(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*'([^']+)'/g);
  return [...statements].flatMap(([, defaultName, list = '', from = '']) => [
    ...(defaultName ? [{ from, name: 'default' }] : []),
    ...list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item && !item.startsWith('type '))
      .map((item) => ({ from, name: item.split(/\s+as\s+/)[0] ?? item })),
  ]);
}

const remoteFolders = readdirSync(ROOT).filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'src')));
const folders = [...remoteFolders.map((name) => join(ROOT, name, 'src')), join(ROOT, 'packages/ui/src')];

describe('what the host shares', () => {
  it.each(folders)('offers every name that %s imports', (folder) => {
    const missing = [...sourceFiles(folder)].flatMap((file) =>
      importedNames(readFileSync(file, 'utf8'))
        .filter(({ from, name }) => from in OFFERED && !(name in (OFFERED[from] ?? {})))
        .map(({ from, name }) => `${file}: ${name} of ${from}`),
    );
    expect(missing).toEqual([]);
  });
});
