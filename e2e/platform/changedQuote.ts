import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export const HEADING = 'Get Your Instant Quote';
const SCRATCH = join(ROOT, '.data/journeys');

/** A copy of mf-quote in which `change` has edited the file with the page's heading. Resolves to its folder. */
export async function changedQuote(name: string, change: (source: string) => string): Promise<string> {
  const folder = join(SCRATCH, name, 'mf-quote');
  await rm(join(SCRATCH, name), { recursive: true, force: true });
  await mkdir(join(SCRATCH, name), { recursive: true });
  const isOwn = (path: string): boolean => !/[\\/](dist|node_modules)$/.test(path);
  await cp(join(ROOT, 'mf-quote'), folder, { recursive: true, filter: isOwn });
  for (const entry of await readdir(join(folder, 'src'), { recursive: true })) {
    if (!entry.endsWith('.tsx') || entry.endsWith('.test.tsx')) continue;
    const file = join(folder, 'src', entry);
    const source = await readFile(file, 'utf8');
    if (!source.includes(HEADING)) continue;
    await writeFile(file, change(source));
    return folder;
  }
  throw new Error(`No file of mf-quote holds "${HEADING}".`);
}
