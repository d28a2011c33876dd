import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutScripts } from './withoutScripts.ts';

const FILE = /\/mf\/[\w@./-]+\.(?:avif|webp|png|jpe?g|svg|woff2|webm|mp4)/g;

/** Writes pages of a running site as static files into a folder, with the pictures and fonts that they name. */
export async function writeStaticSite(url: string, paths: readonly string[], folder: string): Promise<void> {
  const files = new Set<string>();
  for (const path of paths) {
    const html = withoutScripts(await (await get(url + path)).text());
    for (const [file] of html.matchAll(FILE)) files.add(file);
    await write(join(folder, path, 'index.html'), html);
  }
  for (const file of files) await write(join(folder, file), Buffer.from(await (await get(url + file)).arrayBuffer()));
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}, so the static site cannot be made from it.`);
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
