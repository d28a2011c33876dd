// npm run licences: lists the licences of shipped packages in docs/licences.md, and fails for one that is not
// allowed.
import './steps/requireNode.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { ROOT } from './steps/workspace.mjs';
import { deployables } from './supply-chain/deployables.mjs';
import { licenceFindings } from './supply-chain/licenceFindings.mjs';
import { licenceList } from './supply-chain/licenceList.mjs';

await runMain(async () => {
  const shipped = deployables();
  writeFileSync(join(ROOT, 'docs/licences.md'), licenceList(shipped));
  const findings = new Set(shipped.flatMap(({ lock, paths }) => licenceFindings(lock, paths)));
  if (findings.size > 0) throw new StepError([...findings].join('\n'));
  console.log('docs/licences.md is written. Every licence is allowed.');
});
