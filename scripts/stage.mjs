// npm run stage -- gateway|releases FOLDER: copies the content of a container image into a folder. Build first.
import './steps/requireNode.mjs';
import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { stageWorkspaces } from './steps/stageWorkspaces.mjs';
import { ROOT, releaseFolders } from './steps/workspace.mjs';
import { deployables } from './supply-chain/deployables.mjs';
import { sbomOf } from './supply-chain/sbomOf.mjs';

// What mfe publish signs with a key with.
const SIGNING = ['node_modules/@sigstore/bundle', 'node_modules/@sigstore/core'];

const STAGES = {
  gateway(target) {
    stageWorkspaces(target, ['auth-gateway']);
    const [gateway] = deployables().filter(({ name }) => name === 'auth-gateway');
    writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(sbomOf(gateway), null, 2));
  },
  releases(target) {
    // Publishing needs mfe and the gate, but not webpack or other build tools.
    const alone = { without: ['packages/tooling'], packages: [...SIGNING, 'node_modules/tar-stream'] };
    stageWorkspaces(target, ['packages/contract'], alone);
    for (const folder of releaseFolders())
      cpSync(join(ROOT, folder, 'dist'), join(target, folder, 'dist'), { recursive: true });
    cpSync(join(ROOT, 'scripts/steps'), join(target, 'scripts/steps'), { recursive: true });
    cpSync(join(ROOT, 'scripts/publish.mjs'), join(target, 'scripts/publish.mjs'));
  },
};

await runMain(async () => {
  const [name, folder] = process.argv.slice(2);
  if (!Object.hasOwn(STAGES, name ?? '') || !folder) {
    throw new StepError(`Say what to stage and where: npm run stage -- ${Object.keys(STAGES).join('|')} FOLDER`);
  }
  STAGES[name](resolve(folder));
});
