import { contentId, integrityOf } from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';
import { releaseFile } from '../release/releaseFile.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { isHotUpdate } from '../webpack/isHotUpdate.ts';
import { DEV_VERSION } from './dev-version.ts';

/** Placeholder in the version until the content id is known. */
export const STAND_IN = 'w0rkingc0py';

/** Version that a working copy is compiled with, before stamping. */
export const UNSTAMPED_VERSION = `${DEV_VERSION}.${STAND_IN}`;

const TEXT = /\.(c?js|json|svg)$/;

export interface StampedRelease {
  release: Release;
  files: BuiltFile[];
}

/**
 * Replaces the placeholder, so that every state of a working copy gets the version `0.0.0-dev.<content id>`, and with
 * it its own address and container, without a second compilation. Scripts contain the hashes of scripts they load, so
 * those are replaced too.
 */
export function stampRelease(unstamped: Release, built: readonly BuiltFile[]): StampedRelease {
  const id = versionPart(unstamped.contentId);
  const stamped = built.map((file) => withText(file, (text) => text.replaceAll(STAND_IN, id)));
  const changes = new Map(
    built.flatMap(({ content }, index) => {
      const after = stamped[index];
      return after && after.content !== content ? [[integrityOf(content), integrityOf(after.content)] as const] : [];
    }),
  );
  // The page learns the hashes of chunks anew after each update, so those inside an update need not be right.
  const files = stamped.map((file) =>
    isHotUpdate(file.path)
      ? file
      : withText(file, (text) => text.replace(/sha384-[A-Za-z0-9+/]{64}/g, (hash) => changes.get(hash) ?? hash)),
  );
  const manifest = JSON.parse(JSON.stringify(unstamped).replaceAll(STAND_IN, id)) as Release;
  const release = { ...manifest, files: files.map(releaseFile) };
  return { release: { ...release, contentId: contentId(release) }, files };
}

/** Semver forbids a leading zero in a part without letters, so such a part gets a letter. */
function versionPart(id: string): string {
  return /[a-f]/.test(id) ? id : `x${id}`;
}

function withText(file: BuiltFile, change: (text: string) => string): BuiltFile {
  if (!TEXT.test(file.path)) return file;
  const before = file.content.toString('utf8');
  const after = change(before);
  return after === before ? file : { path: file.path, content: Buffer.from(after) };
}
