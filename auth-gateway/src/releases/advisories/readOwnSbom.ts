import { readFile } from 'node:fs/promises';
import { Refusal } from '@saltbush/capability/refusal';

/** Beside the packages, where `npm run stage -- gateway` puts it. */
const FILE = new URL('../../../../sbom.cdx.json', import.meta.url);

/** The bill of materials of this gateway. @throws Refusal where it was not staged with one. */
export async function readOwnSbom(): Promise<unknown> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch (cause) {
    const message =
      'This gateway runs from its sources and has no list of its packages beside it. npm run sbom makes one.';
    throw new Refusal(message, { status: 404, code: 'not-found', cause });
  }
}
