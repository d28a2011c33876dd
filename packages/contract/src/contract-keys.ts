/** Version of this contract. A remote runs in a host that provides its major. */
export const CONTRACT_VERSION = '1.0.0';

const PACKAGE = '@saltbush/contract';
/** What is provided of the contract: one entry of one major. */
const KEY = /^@saltbush\/contract(?:@\d+)?(\/.+)?$/;
/** Beside its own contract a host has earlier ones under names such as `@saltbush/contract-1`. */
const IMPORTED = /^@saltbush\/contract(?:-\d+)?(\/.+)?$/;

/** The major of a semantic version. */
function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

/**
 * Share key of what code imports as `name` from a package of this version. Each major of the contract has keys of its
 * own, so that a host can provide two: `@saltbush/contract/api` with contract 1, `@saltbush/contract@2/api` with
 * contract 2. Other packages have one key, their name.
 */
export function shareKey(name: string, version: string): string {
  const [, entry = ''] = IMPORTED.exec(name) ?? [];
  if (!IMPORTED.test(name)) return name;
  const major = majorOf(version);
  return `${PACKAGE}${major > 1 ? `@${major}` : ''}${entry}`;
}

/** The entry of the contract that a share key stands for, whatever the major; other keys stay as they are. */
export function entryOfKey(key: string): string {
  const found = KEY.exec(key);
  return found ? `${PACKAGE}${found[1] ?? ''}` : key;
}

/** Where an API of this contract version has its state in the site's one store. */
export function apiPath(version: string): string {
  const major = majorOf(version);
  return major > 1 ? `siteApi${major}` : 'siteApi';
}
