import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from '../steps/productionPackages.mjs';
import { ROOT, readJson, releaseFolders } from '../steps/workspace.mjs';

/** Of a capability a page takes `api.ts` alone. This is what that file is made with. */
const OF_AN_API = new Set(['@saltbush/business-api', '@saltbush/freight', 'yup']);
const isInPages = (path, name) => !path.startsWith('capabilities/') || OF_AN_API.has(name);

/** Everything that is shipped (the gateway, the host and each remote), with the locked packages in it. */
export function deployables() {
  const lock = readJson(join(ROOT, 'package-lock.json'));
  const isInstalled = (path) => existsSync(join(ROOT, path));
  return ['auth-gateway', ...releaseFolders()].map((name) => ({
    name,
    lock,
    paths: productionPackages(lock, name, {
      isInstalled,
      ...(name === 'auth-gateway' ? {} : { isTaken: isInPages }),
    }),
  }));
}
