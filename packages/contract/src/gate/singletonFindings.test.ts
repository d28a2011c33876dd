import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { singletonFindings } from './singletonFindings.ts';

const require = createRequire(import.meta.url);

/** All scripts in a folder of an installed package, joined. */
function scriptsOf(packageName: string, folder: string): Buffer {
  const path = join(dirname(require.resolve(`${packageName}/package.json`)), folder);
  const files = readdirSync(path).filter((file) => /\.(m?js|ts)$/.test(file) && !file.endsWith('.test.ts'));
  return Buffer.concat(files.map((file) => readFileSync(join(path, file))));
}

const inRemote = (path: string, content: Buffer) => singletonFindings({ kind: 'remote' }, new Map([[path, content]]));

describe('singletonFindings', () => {
  it.each([
    ['react', 'react', 'cjs'],
    ['react-dom', 'react-dom', 'cjs'],
    ['react-redux', 'react-redux', 'dist'],
    ['react-router', 'react-router', 'dist/production'],
    ['styled-components', 'styled-components', 'dist'],
    ['@reduxjs/toolkit', 'redux', 'dist'],
  ])('recognises a copy of %s', (name, source, folder) => {
    expect(inRemote('12.js', scriptsOf(source, folder))).toContainEqual({
      code: 'singleton-bundled',
      message: expect.stringContaining(`12.js holds a copy of ${name},`),
    });
  });

  it('recognises a copy of the contract', () => {
    const content = readFileSync(join(import.meta.dirname, '../host.ts'));
    expect(inRemote('12.js', content)).toHaveLength(1);
  });

  it('looks at every file of a remote, and at none of a host', () => {
    const content = Buffer.from('data-styled-version');
    for (const path of ['a.svg', 'a.txt', 'a.json', 'a.png']) expect(inRemote(path, content)).toHaveLength(1);
    expect(singletonFindings({ kind: 'host' }, new Map([['main.js', content]]))).toEqual([]);
  });
});
