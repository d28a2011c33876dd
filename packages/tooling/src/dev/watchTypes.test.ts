import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFailure } from '@saltbush/contract/release-api';
import { watchTypes } from './watchTypes.ts';

describe('watchTypes', () => {
  let dir: string;
  beforeEach(() => {
    // Below this package, so that TypeScript is found as a remote finds it.
    dir = mkdtempSync(join(import.meta.dirname, '../../.tmp-types-'));
    mkdirSync(join(dir, 'src'));
    const compilerOptions = { strict: true, noLib: true, types: [] };
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    const globals = 'Array Boolean CallableFunction Function IArguments NewableFunction Number Object RegExp String';
    writeFileSync(
      join(dir, 'src/globals.d.ts'),
      globals
        .split(' ')
        .map((name) => `interface ${name}${name === 'Array' ? '<T>' : ''} {}`)
        .join('\n'),
    );
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('names file, line and message of a type that does not fit, until it does', async () => {
    const file = join(dir, 'src/price.ts');
    writeFileSync(file, "\nexport const cents: number = 'none';\n");
    let tell = (_failures: BuildFailure[]) => {};
    const next = () => new Promise<BuildFailure[]>((resolve) => (tell = resolve));
    const first = next();
    const stop = watchTypes(dir, (failures) => tell(failures));
    expect(await first).toEqual([
      {
        kind: 'types',
        file: 'src/price.ts',
        line: 2,
        message: "Type 'string' is not assignable to type 'number'.",
      },
    ]);
    const mended = next();
    writeFileSync(file, '\nexport const cents: number = 1;\n');
    expect(await mended).toEqual([]);
    stop?.();
  });

  it('watches nothing where there is no TypeScript', () => {
    expect(watchTypes('/', () => {})).toBeNull();
  });
});
