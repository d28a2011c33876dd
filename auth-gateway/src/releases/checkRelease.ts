import { createHash } from 'node:crypto';
import { containerName, parseRelease, type Release } from '@saltbush/contract/release';
import { Refusal } from '../errors.ts';
import { SERVER_FOLDER } from './isForBrowsers.ts';

const MANIFEST = 'release.json';
const GATEWAY_PATHS = /^\/(api|idp|mf)(\/|$)/;
const HOW_TO_FIX = 'Build it again with mfe build and publish the folder unchanged.';

function parseManifest(bytes: Buffer | undefined): Release {
  if (bytes === undefined) {
    const message = `The archive holds no ${MANIFEST}. Publish the folder that mfe build makes, usually dist.`;
    throw new Refusal(message, { status: 422, code: 'manifest-missing' });
  }
  try {
    return parseRelease(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    const { errors, message } = error as Error & { errors?: string[] };
    const reasons = errors ?? [message];
    throw new Refusal(`${MANIFEST} is not valid: ${reasons.join('; ')}. ${HOW_TO_FIX}`, {
      status: 422,
      code: 'manifest-invalid',
      errors: reasons,
      cause: error,
    });
  }
}

function checkFiles(release: Release, files: ReadonlyMap<string, Buffer>): void {
  const listed = new Set(release.files.map(({ path }) => path));
  if (listed.size !== release.files.length) {
    throw new Refusal(`${MANIFEST} lists a file twice. ${HOW_TO_FIX}`, { status: 422, code: 'manifest-invalid' });
  }
  const missing = [...listed].filter((path) => !files.has(path));
  if (missing.length > 0) {
    const message = `The archive lacks ${missing.join(', ')}, which ${MANIFEST} lists. ${HOW_TO_FIX}`;
    throw new Refusal(message, { status: 422, code: 'file-missing', errors: missing });
  }
  const extra = [...files.keys()].filter((path) => path !== MANIFEST && !listed.has(path));
  if (extra.length > 0 || listed.has(MANIFEST)) {
    const message = `${extra.join(', ') || MANIFEST} must not be there: ${MANIFEST} does not list it. ${HOW_TO_FIX}`;
    throw new Refusal(message, { status: 422, code: 'file-not-listed', errors: extra });
  }
  const wrong = release.files.filter(({ path, sizeBytes, integrity }) => {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    return bytes.length !== sizeBytes || integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  });
  if (wrong.length > 0) {
    const paths = wrong.map(({ path }) => path);
    const message = `${paths.join(', ')} is not what ${MANIFEST} says: size or hash differ. ${HOW_TO_FIX}`;
    throw new Refusal(message, { status: 422, code: 'file-damaged', errors: paths });
  }
}

/** What a manifest says about itself that cannot be. */
function contradictions(release: Release): string[] {
  const listed = new Set(release.files.map(({ path }) => path));
  const forBrowsers =
    release.kind === 'remote'
      ? [release.entry, ...release.pages.flatMap(({ preload }) => preload)]
      : [release.entry, ...release.fonts, ...Object.values(release.lazyShared).flat()];
  const reasons = [...forBrowsers, release.serverBundle]
    .filter((path) => !listed.has(path))
    .map((path) => `it names ${path} but does not list it as a file`);
  for (const path of forBrowsers.filter((candidate) => candidate.startsWith(SERVER_FOLDER))) {
    reasons.push(`browsers need ${path}, but nothing under ${SERVER_FOLDER} is served to them`);
  }
  if (!release.serverBundle.startsWith(SERVER_FOLDER)) reasons.push(`the server bundle must be under ${SERVER_FOLDER}`);
  if (release.kind === 'remote') {
    const container = containerName(release.name, release.version);
    if (release.container !== container) reasons.push(`the container must be named ${container}`);
    for (const { path } of release.pages.filter((page) => GATEWAY_PATHS.test(page.path))) {
      reasons.push(`no page can be at ${path}, where the gateway itself answers`);
    }
    const claims = release.pages.map(({ path, access }) => `${path.replace(/:[^/]+/g, ':')} for ${access}`);
    for (const claim of new Set(claims.filter((one, index) => claims.indexOf(one) !== index))) {
      reasons.push(`it has two pages at ${claim}`);
    }
  }
  return reasons;
}

/**
 * Proves that an archive is a whole release and exactly what its manifest says.
 * @throws Refusal with the first kind of trouble, naming every file concerned.
 */
export function checkRelease(name: string, files: ReadonlyMap<string, Buffer>): Release {
  const release = parseManifest(files.get(MANIFEST));
  if (release.name !== name) {
    const message = `This is a release of ${release.name}. Publish it as ${release.name}, not as ${name}.`;
    throw new Refusal(message, { status: 422, code: 'manifest-mismatch' });
  }
  if ((release.kind === 'host') !== (name === 'shell')) {
    throw new Refusal(`Only the release named shell is a host. ${HOW_TO_FIX}`, {
      status: 422,
      code: 'manifest-mismatch',
    });
  }
  checkFiles(release, files);
  const reasons = contradictions(release);
  if (reasons.length > 0) {
    throw new Refusal(`${MANIFEST} is wrong: ${reasons.join('; ')}. ${HOW_TO_FIX}`, {
      status: 422,
      code: 'manifest-invalid',
      errors: reasons,
    });
  }
  return release;
}
