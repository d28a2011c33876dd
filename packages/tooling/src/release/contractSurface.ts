import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ContractSurface, parseSurface } from '@saltbush/contract/gate';
import { ToolingError } from '../errors.ts';

/**
 * Exports of the contract that a project is built with; `name` is another package for an earlier major that a host has
 * beside its own.
 * @throws ToolingError `config-invalid` when the contract is not installed, or too old to have a surface.json.
 */
export function contractSurface(dir: string, name = '@saltbush/contract'): ContractSurface {
  try {
    const file = createRequire(join(dir, 'package.json')).resolve(`${name}/surface.json`);
    return parseSurface(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new ToolingError(`${dir} cannot read surface.json of ${name}. Install a current contract there.`, {
      code: 'config-invalid',
      cause,
    });
  }
}
