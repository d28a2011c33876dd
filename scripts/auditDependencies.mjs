// npm run audit:dependencies: checks the locked packages against the registry's advisories and against the list kept
// here.
import './steps/requireNode.mjs';
import { join } from 'node:path';
import { runCommand } from './steps/runCommand.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { ROOT, readJson } from './steps/workspace.mjs';
import { advisoryFindings } from './supply-chain/advisoryFindings.mjs';
import { lockFindings } from './supply-chain/lockFindings.mjs';

/** Lowest severity of a registry advisory that fails the check. */
const LEVEL = 'moderate';

await runMain(async () => {
  const lock = readJson(join(ROOT, 'package-lock.json'));
  const { asOf, advisories } = readJson(join(ROOT, 'scripts/supply-chain/advisories.json'));
  const kept = advisoryFindings(lock, advisories);
  console.log(`${advisories.length} advisories kept as of ${asOf}: ${kept.length} of them match locked packages.`);
  const asked = await askRegistry();
  console.log(asked.told);
  const findings = [...lockFindings(lock), ...kept, ...asked.findings];
  if (findings.length > 0) throw new StepError(findings.join('\n'));
});

async function askRegistry() {
  const npm = process.env.npm_execpath;
  const [command, ...start] = npm ? [process.execPath, npm] : ['npm'];
  const { stdout } = await runCommand(command, [...start, 'audit', '--json', `--audit-level=${LEVEL}`], {
    acceptFailure: true,
  });
  const report = parse(stdout);
  if (report?.vulnerabilities === undefined) {
    return {
      findings: [],
      told: 'The registry in use does not answer audits: the kept list is all there is to go by here.',
    };
  }
  const bad = Object.values(report.vulnerabilities).filter(({ severity }) => severity !== 'low' && severity !== 'info');
  const findings = bad.map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}, says the registry. Run npm audit for more.`,
  );
  return { findings, told: `The registry knows of ${findings.length} weaknesses, ${LEVEL} or worse.` };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
