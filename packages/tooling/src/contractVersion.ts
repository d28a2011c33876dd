import { ToolingError } from './errors.ts';
import { installedVersion } from './installedVersion.ts';

/**
 * Version of the contract that a project is built with.
 * @throws ToolingError `config-invalid` when it is not installed.
 */
export function contractVersion(dir: string): string {
  const version = installedVersion(dir, '@saltbush/contract');
  if (version !== null) return version;
  throw new ToolingError(`${dir} has no @saltbush/contract. Install the contract of the site there.`, {
    code: 'config-invalid',
  });
}
