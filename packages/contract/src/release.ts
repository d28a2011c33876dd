import * as yup from 'yup';
import { type ApiNeeds, apiNeeds } from './api-needs.ts';
import { type ExposedModule, exposedModule } from './exposedModule.ts';
import { filePath } from './filePath.ts';
import { flagDeclarations } from './flag-schemas.ts';
import type { FlagDeclarations } from './flags.ts';
import { fileListMap, offeredExports, stringMap, usedExports } from './release-maps.ts';
import { type RemoteApi, remoteApi } from './remote-api.ts';
import { routePath } from './routePath.ts';
import type { SearchSource } from './search.ts';
import { searchSources } from './search-source.ts';
import { releaseParts, slotOffers } from './slot-schemas.ts';
import type { ReleasePart, SlotOffer } from './slots.ts';
import { structuredData } from './structured-data.ts';
import type { WorkArea } from './work-area.ts';
import { workArea } from './work-area-schema.ts';

export type { ApiNeeds, ApiOffers } from './api-needs.ts';
export { CONTRACT_VERSION, entryOfKey, shareKey } from './contract-keys.ts';
export { flagDeclarations } from './flag-schemas.ts';
export { developmentVersion, HOST_NAME, isDevelopmentHost } from './host-name.ts';
export { apiPrefix, type RemoteApi } from './remote-api.ts';
export { routePath } from './routePath.ts';
export { searchSources } from './search-source.ts';
export { releaseParts, slotOffers } from './slot-schemas.ts';
export { AREA_ICONS, type AreaCount, type AreaIcon, type WorkArea } from './work-area.ts';

/**
 * The policy of a page names each script that the HTML loads, so their number bounds a header. The rest of a page's
 * scripts are loaded by these.
 */
export const MOST_PRELOADED = 32;

export const MENUS = ['services', 'company', 'resources', 'driver-resources'] as const;
export type Menu = (typeof MENUS)[number];

export const QUIETNESSES = ['parts', 'none'] as const;
/** A page that is read, and not worked with: see `ReleasePage.interactive`. */
export type Quietness = (typeof QUIETNESSES)[number];

export const PAGE_FRAMES = ['work', 'bare'] as const;
/**
 * The frame around a page that is not the public one. `bare`: nothing leads away from the page. Hosts of before put the
 * public one around every page.
 */
export type PageFrame = (typeof PAGE_FRAMES)[number];

/** How a host fills slots. `quiet-slots`: it leaves parts without scripts as the server sent them. */
export const SLOT_HOSTS = ['slots', 'quiet-slots'] as const;

export interface ReleaseFile {
  /** Relative to the release folder, forward slashes. */
  path: string;
  sizeBytes: number;
  /** Subresource Integrity value, sha384. */
  integrity: string;
}

export interface ReleasePage extends ExposedModule {
  /** Route pattern, e.g. `/dashboard/:section`. */
  path: string;
  title: string;
  description: string;
  /**
   * How alive the page is. `none`: nothing on it needs a script. `parts`: the host starts once one of its controls is
   * used. Without it the host starts with the page.
   */
  interactive?: Quietness;
  /** An entry the host adds to one of its menus. */
  navigation?: { menu: Menu; label: string };
  /**
   * `work`: the host puts the frame to work in around the page, and not the public header and footer. `bare`: it puts
   * nothing around it, and browsers tell no other page where the reader came from.
   */
  frame?: PageFrame;
  /** Its entry in the rail of that frame. */
  area?: WorkArea;
  /** `false` hides a page from search engines although everyone may open it, such as one behind a private link. */
  indexed?: false;
  /** Preview picture for links to the page: a file of the release, 1200 x 630. */
  image?: string;
  /** JSON-LD (schema.org) about the page. Addresses that begin with `/` are the site's, with `~/` the release's. */
  structuredData?: Record<string, unknown>[];
  /**
   * Third-party content that operators configure. Only pages that list it here get it into their
   * Content-Security-Policy.
   */
  shows?: 'driver-forms';
  /** What the page may ask the browser for. No page that does not list it here may. */
  asks?: 'position';
}

interface ReleaseBase {
  schema: 1;
  name: string;
  /** Semantic version; never published twice with other bytes. */
  version: string;
  /**
   * First 12 hex digits of a sha256 over the whole manifest without `commit`, and so over the hashes of all files.
   */
  contentId: string;
  contract: string;
  /** Path of the script the browser runs first. */
  entry: string;
  files: ReleaseFile[];
  /**
   * The source maps of its scripts, each beside its script as `<script>.map`. The gateway keeps them to itself. Releases
   * built before have none.
   */
  maps?: ReleaseFile[];
  /** CommonJS bundle the gateway renders with. */
  serverBundle: string;
  commit: string | null;
  /** Version of the tooling that built it. Releases built before do not say. */
  tooling?: string;
}

export interface RemoteRelease extends ReleaseBase {
  kind: 'remote';
  /** Module Federation container name. It holds the version, so that two releases in one page never share state. */
  container: string;
  pages: ReleasePage[];
  /** Shared packages the remote expects from the host, with version ranges. */
  requires: Record<string, string>;
  /**
   * For each entry of the contract that the remote imports: the exports it uses, with the form each was built
   * against.
   */
  uses?: Record<string, Record<string, string>>;
  /** Where its pages call their team's service; an operator says where that runs. Most remotes have none. */
  api?: RemoteApi;
  /** Where the host's search asks for this remote, in the order of their groups. */
  search?: SearchSource[];
  /** The gateway's routes that the scripts call, and those of `search`. Releases built before do not say. */
  needs?: ApiNeeds;
  /** Places in its pages for parts of other remotes, by their names. */
  slots?: Record<string, SlotOffer>;
  /** Its parts for slots of other remotes, or its own. */
  parts?: ReleasePart[];
  /** Its flags, by their names. */
  flags?: FlagDeclarations;
}

export interface HostRelease extends ReleaseBase {
  kind: 'host';
  /** The script that serves the frame of every page, before the host starts. Hosts of before have none. */
  frame?: string;
  /** The scripts of the frame to work in, which only pages with that frame load. Hosts of before have none. */
  workFrame?: string[];
  /** The scripts that fill slots, which only pages with parts load. Hosts of before name none. */
  slotScripts?: string[];
  /** `page`: the host starts from the pages at one address and fetches the others later. Hosts of before need them all. */
  boot?: 'page';
  /** It shows parts in slots. Hosts of before leave them out. */
  fills?: (typeof SLOT_HOSTS)[number];
  /** For each share key that the host provides: the exact version. Each major of the contract has keys of its own. */
  provides: Record<string, string>;
  /** For each share key that is loaded on demand: its files. */
  lazyShared: Record<string, string[]>;
  /** Fonts that the first paint needs, to preload. */
  fonts: string[];
  /**
   * For each entry of the contract: each export with its own form, then the earlier forms it is still compatible
   * with. A form is a hash over the declared type.
   */
  offers?: Record<string, Record<string, string[]>>;
  /** Menu entries of the host itself. */
  navigation?: { menu: Menu; label: string; path: string }[];
}

/** What `release.json` holds. */
export type Release = RemoteRelease | HostRelease;

// Semantic Versioning 2.0.0, without build metadata and without numbers that JavaScript would round.
const NUMBER = '(?:0|[1-9]\\d{0,8})';
const IDENTIFIER = `(?:${NUMBER}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${IDENTIFIER}(?:\\.${IDENTIFIER})*)?$`);

const version = yup.string().required().max(80).matches(VERSION, '${path} must be a semantic version such as 1.4.0');

const name = yup
  .string()
  .required()
  .max(40)
  .matches(/^(shell|mf-[a-z][a-z0-9-]*)$/, '${path} must be shell or begin with mf-');

const releaseFile = yup
  .object({
    path: filePath,
    sizeBytes: yup.number().required().integer().min(0),
    integrity: yup
      .string()
      .required()
      .matches(/^sha384-[A-Za-z0-9+/]{64}$/),
  })
  .noUnknown();

const menuEntry = {
  menu: yup
    .mixed<Menu>()
    .oneOf([...MENUS])
    .required(),
  label: yup.string().required().max(40),
};

const releasePage = yup
  .object({
    path: routePath,
    ...exposedModule,
    title: yup.string().required().max(80),
    description: yup.string().required().max(200),
    interactive: yup.mixed<Quietness>().oneOf([...QUIETNESSES]),
    navigation: yup.object(menuEntry).noUnknown().default(undefined),
    frame: yup.mixed<PageFrame>().oneOf([...PAGE_FRAMES]),
    area: workArea.default(undefined),
    indexed: yup.mixed<false>().oneOf([false]),
    image: filePath.optional(),
    structuredData: structuredData.default(undefined),
    shows: yup.mixed<'driver-forms'>().oneOf(['driver-forms']),
    asks: yup.mixed<'position'>().oneOf(['position']),
  })
  .noUnknown();

const base = {
  schema: yup.mixed<1>().oneOf([1]).required(),
  name,
  version,
  contentId: yup
    .string()
    .required()
    .matches(/^[0-9a-f]{12}$/),
  contract: version,
  entry: filePath,
  files: yup.array(releaseFile).required().min(1).max(2000),
  maps: yup.array(releaseFile).max(500).default(undefined),
  serverBundle: filePath,
  commit: yup.string().nullable().defined(),
  tooling: version.optional(),
};

const remoteRelease = yup
  .object({
    ...base,
    kind: yup.mixed<'remote'>().oneOf(['remote']).required(),
    container: yup
      .string()
      .required()
      .matches(/^[a-z]\w*$/),
    pages: yup.array(releasePage).required().min(1),
    requires: stringMap,
    uses: usedExports,
    api: remoteApi.default(undefined),
    search: searchSources,
    needs: apiNeeds,
    slots: slotOffers,
    parts: releaseParts,
    flags: flagDeclarations,
  })
  .noUnknown();

const hostRelease = yup
  .object({
    ...base,
    kind: yup.mixed<'host'>().oneOf(['host']).required(),
    frame: filePath.optional(),
    workFrame: yup.array(filePath).max(4).optional(),
    slotScripts: yup.array(filePath).max(4).optional(),
    boot: yup.mixed<'page'>().oneOf(['page']),
    fills: yup.mixed<(typeof SLOT_HOSTS)[number]>().oneOf([...SLOT_HOSTS]),
    provides: stringMap,
    lazyShared: fileListMap,
    fonts: yup.array(filePath).required(),
    offers: offeredExports,
    navigation: yup.array(yup.object({ ...menuEntry, path: routePath }).noUnknown()).optional(),
  })
  .noUnknown();

/** Parses the content of a `release.json`. Throws a yup `ValidationError` whose `errors` name each bad field. */
export function parseRelease(json: unknown): Release {
  const isHost = typeof json === 'object' && json !== null && (json as { kind?: unknown }).kind === 'host';
  const schema = isHost ? hostRelease : remoteRelease;
  return schema.validateSync(json, { strict: true, abortEarly: false }) as Release;
}

/** Module Federation container name of a release: `mf-quote` 1.4.0 is `mf_quote_1_4_0`. */
export function containerName(remote: string, releaseVersion: string): string {
  return `${remote}_${releaseVersion}`.replace(/\W/g, '_');
}

/** Where a release's files are served. */
export function releaseUrl(releaseName: string, releaseVersion: string, file = ''): string {
  return `/mf/${releaseName}/${releaseVersion}/${file}`;
}
