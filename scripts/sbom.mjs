// npm run sbom: writes the bill of materials of each deployable to sbom/NAME.cdx.json.
import './steps/requireNode.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './steps/runMain.mjs';
import { ROOT } from './steps/workspace.mjs';
import { deployables } from './supply-chain/deployables.mjs';
import { sbomOf } from './supply-chain/sbomOf.mjs';

await runMain(async () => {
  const folder = join(ROOT, 'sbom');
  mkdirSync(folder, { recursive: true });
  for (const deployable of deployables()) {
    const sbom = sbomOf(deployable);
    const file = `${deployable.name}.cdx.json`;
    writeFileSync(join(folder, file), `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`sbom/${file}: ${sbom.components.length} components`);
  }
});
