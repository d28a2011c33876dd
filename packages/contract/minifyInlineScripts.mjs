// Makes the modules in dist/ small that hold a script of the page, since every page carries their functions as text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

const dist = join(import.meta.dirname, 'dist');
const holdsScript = (code) => code.includes("from './asInlineScript.js'");

for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
  const path = join(dist, name);
  const code = readFileSync(path, 'utf8');
  if (!holdsScript(code)) continue;
  // One function may not become part of another, which is not in the page.
  const small = await minify(code, { module: true, ecma: 2020, compress: { inline: false, reduce_funcs: false } });
  writeFileSync(path, small.code);
}
