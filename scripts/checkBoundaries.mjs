// Proves that the import rules of steps/boundaries.data.mjs are those that Biome reads, and that they still work: every
// file under fixtures/bad-imports must be reported for the rule in its first line, and those that expect nothing must
// pass.
import './steps/requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BIOME_BOUNDARIES_FILE, biomeBoundaries } from './steps/biomeBoundaries.mjs';
import { capabilityNames, ROOT, sourceFiles } from './steps/workspace.mjs';

const FIXTURES = join(ROOT, 'scripts/fixtures/bad-imports');
const PACKAGES = [
  'packages/business-api',
  'packages/calls',
  'packages/capability',
  'packages/contract',
  'packages/freight',
  'packages/ui',
  'packages/tooling',
  'packages/fleet-models',
];
const CAPABILITIES = capabilityNames().map((name) => `capabilities/${name}`);
const FOLDERS = [...PACKAGES, ...CAPABILITIES, 'shell', 'mf-quote', 'mf-marketing', 'auth-gateway', 'e2e'];

/** Reported rules by file, from Biome run on a copy that has the repository's layout and configuration. */
function reportedRules() {
  const copy = mkdtempSync(join(tmpdir(), 'saltbush-boundaries-'));
  try {
    cpSync(FIXTURES, copy, { recursive: true });
    for (const file of ['biome.json', 'biome.boundaries.json', 'package.json']) {
      copyFileSync(join(ROOT, file), join(copy, file));
    }
    for (const folder of FOLDERS) cpSync(join(ROOT, folder, 'package.json'), join(copy, folder, 'package.json'));
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { cwd: copy, encoding: 'utf8' });
    if (!stdout) throw new Error(`Biome reported nothing: ${stderr}`);
    const rules = new Map();
    for (const { category, location } of JSON.parse(stdout).diagnostics) {
      const file = typeof location.path === 'string' ? location.path : location.path.file;
      rules.set(file, [...(rules.get(file) ?? []), category.split('/').at(-1)]);
    }
    return rules;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const rules = reportedRules();
const fixtures = sourceFiles(FIXTURES).filter((file) => file.endsWith('.ts'));
const failures = fixtures.flatMap((file) => {
  const expected = /^\/\/ Expect: (\w+)/.exec(readFileSync(join(FIXTURES, file), 'utf8'))?.[1];
  const reported = rules.get(file) ?? [];
  const isRight = expected === 'nothing' ? reported.length === 0 : reported.includes(expected);
  return isRight ? [] : [`${file}: expected ${expected}, Biome reported ${reported.join(', ') || 'nothing'}`];
});

if (fixtures.length === 0) failures.push('scripts/fixtures/bad-imports is empty');
if (readFileSync(BIOME_BOUNDARIES_FILE, 'utf8') !== biomeBoundaries()) {
  failures.push('biome.boundaries.json is not what steps/boundaries.data.mjs says. Run npm run boundaries.');
}
if (failures.length > 0) {
  console.error(`The import rules no longer hold:\n  ${failures.join('\n  ')}`);
  process.exit(1);
}
console.log(`Import rules hold: ${fixtures.length} fixtures judged as expected.`);
