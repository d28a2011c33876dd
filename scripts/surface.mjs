// Writes packages/contract/surface.json: what remotes may import of the contract at run time, with forms. With
// --check it only reports whether the file is up to date.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractSurface } from './steps/contractSurface.mjs';
import { ROOT } from './steps/workspace.mjs';

const FILE = join(ROOT, 'packages/contract/surface.json');

const known = JSON.parse(readFileSync(FILE, 'utf8'));
const changes = [];
const next = Object.fromEntries(
  Object.entries(contractSurface()).map(([key, forms]) => {
    const before = known[key] ?? {};
    for (const name of Object.keys(before)) {
      if (!(name in forms)) changes.push(`${key} has no ${name} any more: releases that use it will be refused.`);
    }
    const entries = Object.entries(forms).map(([name, form]) => {
      const { form: earlier, compatible = [] } = before[name] ?? {};
      if (earlier === undefined) changes.push(`${key} now has ${name}.`);
      else if (earlier !== form) {
        changes.push(
          `${name} of ${key} has another form. Where the old one still works, add "${earlier}" to "compatible".`,
        );
      }
      return [name, { form, compatible }];
    });
    return [key, Object.fromEntries(entries)];
  }),
);

if (process.argv.includes('--check')) {
  if (changes.length > 0) {
    const advice = 'surface.json is out of date. Run npm run surface -w @saltbush/contract and commit it.';
    console.error([...changes, advice].join('\n'));
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
  spawnSync('npx', ['biome', 'check', '--write', FILE], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(changes.join('\n') || 'surface.json is up to date.');
}
