import type { HostRelease } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';

export interface HostConfig {
  kind: 'host';
  name: 'shell';
  /** The script the browser runs first. */
  entry: string;
  /** The module that exports `render` and `shared`. */
  server: string;
  /** Share keys the host answers. */
  provides: string[];
  /** Of these, the ones loaded on demand, each with the name of the webpack chunk that holds it. */
  lazyShared: Record<string, string>;
  /** File names, without extension, of the fonts the first paint needs. Without it, every font the host imports. */
  fonts?: string[];
  /** The entries of the menus that are always there: no remote may add one of the same name. */
  navigation?: HostRelease['navigation'];
}

/**
 * States what the host is.
 * @throws ToolingError `config-invalid`, with one line per finding.
 */
export function defineHost(input: Omit<HostConfig, 'kind'>): HostConfig {
  const details = [
    ...(input.name === 'shell' ? [] : [`name "${String(input.name)}" must be shell.`]),
    ...[input.entry, input.server]
      .filter((file) => !/^\.\/.+\.tsx?$/.test(file))
      .map((file) => `"${file}" must be a .ts or .tsx file below the host, such as ./src/main.tsx.`),
    ...input.provides
      .filter((key, index) => input.provides.indexOf(key) !== index)
      .map((key) => `provides names ${key} twice.`),
    ...Object.keys(input.lazyShared)
      .filter((key) => !input.provides.includes(key))
      .map((key) => `lazyShared names ${key}, which provides does not. Add it there.`),
  ];
  if (details.length > 0) {
    throw new ToolingError('The configuration of the host is not valid.', { code: 'config-invalid', details });
  }
  return { kind: 'host', ...input };
}
