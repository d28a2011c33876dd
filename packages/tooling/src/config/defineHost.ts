import type { HostRelease } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';

/** Modules of which a late chunk gets copies. Paths below the host's folder, or beside it. */
export interface OwnCopies {
  /** Folders whose files use the copies. */
  users: string[];
  /** Files and folders that are copied: values and components, nothing that holds state for the whole document. */
  copied: string[];
}

export interface HostConfig {
  kind: 'host';
  name: 'shell';
  /** Script that browsers run first. */
  entry: string;
  /** Small script of the frame, which browsers run on every page, also where the host has not started. */
  frame: string;
  /** Name of the webpack chunk with the frame to work in, which only pages with that frame load. */
  workFrame?: string;
  /** Name of the webpack chunk that fills slots, which only pages with parts load. */
  slotScripts?: string;
  /** What the late chunks do not share with the first one, see `OwnCopyPlugin`. */
  ownCopies?: OwnCopies;
  /** Whether the host can start from the pages at one address: see `HostRelease`. */
  boot?: HostRelease['boot'];
  /** Whether the host shows parts in slots: see `HostRelease`. */
  fills?: HostRelease['fills'];
  /** The module that exports `render` and `shared`. */
  server: string;
  /**
   * What the host provides, as it imports it. An earlier major of the contract is there under a name such as
   * `@saltbush/contract-1`.
   */
  provides: string[];
  /** Those of them that load on demand, each with the name of its webpack chunk. */
  lazyShared: Record<string, string>;
  /** Fonts that the first paint needs, as file names without extension. Default: every font that the host imports. */
  fonts?: string[];
  /** Packages that teams build with. The site hands them out as they are installed here. */
  packages?: string[];
  /** Menu entries that are always there. No remote may add one with the same label. */
  navigation?: HostRelease['navigation'];
}

/**
 * Declares the host.
 * @throws ToolingError `config-invalid`, with one line per finding.
 */
export function defineHost(input: Omit<HostConfig, 'kind'>): HostConfig {
  const details = [
    ...(input.name === 'shell' ? [] : [`name "${String(input.name)}" must be shell.`]),
    ...[input.entry, input.frame, input.server]
      .filter((file) => !/^\.\/.+\.tsx?$/.test(file))
      .map((file) => `"${file}" must be a .ts or .tsx file below the host, such as ./src/main.tsx.`),
    ...input.provides
      .filter((key, index) => input.provides.indexOf(key) !== index)
      .map((key) => `provides lists ${key} twice.`),
    ...Object.keys(input.lazyShared)
      .filter((key) => !input.provides.includes(key))
      .map((key) => `lazyShared lists ${key}, but provides does not. Add it to provides.`),
  ];
  if (details.length > 0) {
    throw new ToolingError('The configuration of the host is not valid.', { code: 'config-invalid', details });
  }
  return { kind: 'host', ...input };
}
