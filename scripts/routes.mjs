// npm run routes: writes capabilities/ROUTES.md from the routes of the capabilities.
import './steps/requireNode.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps/workspace.mjs';

const { routesTable } = await import('../packages/capability/src/routesTable.ts');
const { CAPABILITIES } = await import('../auth-gateway/src/capabilities.ts');

writeFileSync(join(ROOT, 'capabilities/ROUTES.md'), routesTable(CAPABILITIES));
console.log('capabilities/ROUTES.md is written.');
