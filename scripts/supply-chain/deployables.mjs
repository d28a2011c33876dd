import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from '../steps/productionPackages.mjs';
import { ROOT, readJson, releaseFolders } from '../steps/workspace.mjs';

/** What is shipped, each with the packages of the lockfile that it is made of: the gateway, the host and each remote. */
export function deployables() {
  const lock = readJson(join(ROOT, 'package-lock.json'));
  const isInstalled = (path) => existsSync(join(ROOT, path));
  return ['auth-gateway', ...releaseFolders()].map((name) => ({
    name,
    lock,
    paths: productionPackages(lock, name, { isInstalled }),
  }));
}
