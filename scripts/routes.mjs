// npm run routes: writes ROUTES.md of the capabilities and of the platform from the routes themselves.
import './steps/requireNode.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps/workspace.mjs';

const { routesTable } = await import('../packages/capability/src/routesTable.ts');
const { CAPABILITIES } = await import('../auth-gateway/src/capabilities.ts');
const { platformTable } = await import('../auth-gateway/src/platform/platformTable.ts');

writeFileSync(join(ROOT, 'capabilities/ROUTES.md'), routesTable(CAPABILITIES));
writeFileSync(join(ROOT, 'auth-gateway/ROUTES.md'), platformTable());
console.log('capabilities/ROUTES.md and auth-gateway/ROUTES.md are written.');
