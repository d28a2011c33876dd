// npm run boundaries: writes the import rules of steps/boundaries.data.mjs to biome.boundaries.json.
import './steps/requireNode.mjs';
import { writeFileSync } from 'node:fs';
import { BIOME_BOUNDARIES_FILE, biomeBoundaries } from './steps/biomeBoundaries.mjs';

writeFileSync(BIOME_BOUNDARIES_FILE, biomeBoundaries());
console.log('biome.boundaries.json is written.');
