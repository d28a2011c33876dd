import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const IMPORT = /^import \{([^}]+)\} from '([^']+)'/gm;

interface Import {
  /** The script, from this folder. */
  script: string;
  names: string[];
  from: string;
}

/** What the benchmarks import of the gateway and of the packages of this repository. */
const imports: Import[] = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mjs'))
  .flatMap((script) =>
    [...readFileSync(join(import.meta.dirname, script), 'utf8').matchAll(IMPORT)].map(([, names = '', from = '']) => ({
      ...{ script, from },
      names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
    })),
  )
  .filter(({ from }) => from.startsWith('.') || from.startsWith('@saltbush/'));

/** The source of a built module: the tests need no build. */
const sourceOf = ({ script, from }: Import): string =>
  resolve(import.meta.dirname, dirname(script), from)
    .replace('/auth-gateway/dist/', '/auth-gateway/src/')
    .replace(/(\/capabilities\/[\w-]+)\/dist\//, '$1/');

// No check of types reads these scripts, and nothing else runs them.
it.each(imports)('$script finds what it imports from $from', async (given) => {
  if (given.from.endsWith('.mjs')) {
    expect(existsSync(sourceOf(given))).toBe(true);
    return;
  }
  const address = given.from.startsWith('.') ? pathToFileURL(sourceOf(given).replace(/\.js$/, '.ts')).href : given.from;
  expect(Object.keys((await import(address)) as object)).toEqual(expect.arrayContaining(given.names));
});
