// Fails when files or folders that stand side by side import each other in a circle: then none of them can be read,
// tested or taken out without the others. Reads the repository, or the folder that it is given.
import './steps/requireNode.mjs';
import { resolve } from 'node:path';
import { circleFault } from './circles/circleFault.mjs';
import { circlesIn } from './circles/circlesIn.mjs';
import { readImports } from './circles/readImports.mjs';
import { ROOT } from './steps/workspace.mjs';

const root = resolve(process.argv[2] ?? ROOT);
const imports = readImports(root);
const faults = circlesIn(imports).map(circleFault);

if (imports.length === 0) faults.push(`  ${root} has no imports: is this the right folder?`);
if (faults.length > 0) {
  console.error(
    `Imports go in a circle. Move what both sides need to a place below them, or hand it in from above:\n${faults.join('\n')}`,
  );
  process.exit(1);
}
console.log(`No circle among ${imports.length} imports.`);
