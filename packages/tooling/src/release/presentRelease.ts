import type { Release } from '@saltbush/contract/release';
import { readRelease } from './readRelease.ts';

/** The release in a folder, if it is intact and has this version. */
export function presentRelease(outputDir: string, version: string): Release | undefined {
  try {
    const { status, release } = readRelease(outputDir);
    return status === 'intact' && release.version === version ? release : undefined;
  } catch {
    return undefined;
  }
}
