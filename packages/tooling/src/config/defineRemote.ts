import type { Access } from '@saltbush/contract';
import type { FlagDeclarations } from '@saltbush/contract/flags';
import type { Menu, ReleasePage, RemoteApi, WorkArea } from '@saltbush/contract/release';
import type { SearchSource } from '@saltbush/contract/search';
import type { ReleasePart, SlotOffer, SlotValues } from '@saltbush/contract/slots';
import { ToolingError } from '../errors.ts';
import { apiRuleFindings } from './apiRuleFindings.ts';
import { areaRuleFindings } from './areaRuleFindings.ts';
import { exposeName } from './exposeName.ts';
import { flagRuleFindings } from './flagRuleFindings.ts';
import { searchRuleFindings } from './searchRuleFindings.ts';
import { slotRuleFindings } from './slotRuleFindings.ts';

export type { WorkArea } from '@saltbush/contract/release';

/** One page of a remote, as its `remote.config.ts` states it. */
export interface RouteInput {
  /** Route pattern, e.g. `/dashboard/:section`. */
  path: string;
  /** File of the page, from the remote's folder. It exports a component with the file's name. */
  page: string;
  /** At most 80 characters. */
  title: string;
  /** At most 200 characters, for search engines. */
  description: string;
  /** Default `everyone`. */
  access?: Access;
  /** Default `server`: complete HTML. `client`: the server sends a skeleton. */
  render?: ReleasePage['render'];
  /**
   * For a page that is read: without it the host starts with the page. `parts`: the host starts once a control of the
   * page is used, or an element with `data-starts="seen"` comes into view. `none`: nothing on the page needs a script.
   */
  interactive?: ReleasePage['interactive'];
  /** Share keys that the page needs at once and that the build cannot detect. */
  lazyShared?: string[];
  /** An entry the host adds to one of its menus. */
  navigation?: { menu: Menu; label: string };
  /**
   * `work`: the host puts the frame to work in around the page (a bar, a rail of areas, a status strip) and not the public
   * header and footer. For pages of people who are signed in. `bare`: nothing around the page, for one that people open
   * by a link of their own and must not be led away from.
   */
  frame?: ReleasePage['frame'];
  /** The page's entry in the rail of that frame. Who may open the page decides where: Portal, Desk or Console. */
  area?: WorkArea;
  /** `false` hides a page that everyone may open from search engines. */
  indexed?: false;
  /** Preview picture for links to the page, 1200 x 630, from the remote's folder. */
  image?: string;
  /**
   * JSON-LD (schema.org) about the page. Addresses that begin with `/` are the site's; those with `./` are files of
   * the remote's folder that its pages import.
   */
  structuredData?: Record<string, unknown>[];
  /**
   * Third-party content that operators configure. Only pages that list it here get it into their
   * Content-Security-Policy.
   */
  shows?: ReleasePage['shows'];
  /** `position`: the page may ask where the device is. */
  asks?: ReleasePage['asks'];
}

export type RemoteRoute = RouteInput & Required<Pick<RouteInput, 'access' | 'render' | 'lazyShared'>>;

/** A place in pages for parts of other remotes, as the `remote.config.ts` of their remote states it. */
export type SlotInput = Omit<SlotOffer, 'values'> & {
  /** What the page gives its parts: `{ late: 'number', service: 'string?' }`. Default: nothing. */
  values?: SlotValues;
};

/** A part for a slot, as the `remote.config.ts` of the part's remote states it. */
export interface FillInput {
  /** Name of the slot, such as `dashboard.overview`. */
  slot: string;
  /** File of the part, from the remote's folder. It exports a component with the file's name. */
  part: string;
  /** Default `everyone`. */
  access?: ReleasePart['access'];
  /** Default `server`: its HTML comes with the page. `client`: browsers render it. */
  render?: ReleasePart['render'];
  /** What it takes of the slot's values. Default: nothing. */
  values?: SlotValues;
  /** It is there only while each of these values is one of those listed: `{ mode: ['ftl', 'hourly'] }`. */
  when?: ReleasePart['when'];
  /** `none`: nothing in it needs a script, so none is loaded until it has to look otherwise. Default: loaded with the page. */
  interactive?: ReleasePart['interactive'];
  /** Share keys that the part needs at once and that the build cannot detect. */
  lazyShared?: string[];
}

export type RemoteFill = FillInput & Required<Pick<FillInput, 'access' | 'render' | 'values' | 'lazyShared'>>;

export interface RemoteConfig {
  kind: 'remote';
  name: string;
  routes: RemoteRoute[];
  api?: RemoteApi;
  search?: SearchSource[];
  slots?: Record<string, SlotOffer>;
  fills: RemoteFill[];
  flags?: FlagDeclarations;
}

/** A remote as its `remote.config.ts` states it. */
interface RemoteInput {
  name: string;
  routes: RouteInput[];
  /**
   * A service of the same team, which the gateway stands in front of: `{ prefix: '/api/tracking', access: 'signed-in' }`.
   * Where it runs is said by an operator: `mfe api set`.
   */
  api?: RemoteApi;
  /**
   * Where the host's search asks: `[{ label: 'Shipments', access: 'signed-in', api: '/api/shipments/search' }]`. Each is
   * asked with `?q=` and answers with a `SearchAnswer` (`@saltbush/contract/search`). At most eight.
   */
  search?: SearchSource[];
  /**
   * Places in the pages for parts of other remotes, by their names, which begin with this remote's:
   * `{ 'dashboard.overview': { pages: ['/dashboard'], atMost: 3 } }`. `<Slot name>` of `@saltbush/ui/slot` stands there.
   */
  slots?: Record<string, SlotInput>;
  /** Parts for the slots of other remotes: `[{ slot: 'dashboard.overview', part: './src/overview/QuotesPart.tsx' }]`. */
  fills?: FillInput[];
  /**
   * What can be launched apart from a release, by name: `{ 'new-summary': { type: 'boolean', default: false, description:
   * 'The summary by week', until: '2027-03-31' } }`. Operators say who gets another value than the default.
   */
  flags?: FlagDeclarations;
}

/**
 * Declares a remote. Build, routes, exposes and release all follow from it.
 * @throws ToolingError `config-invalid`, with one line per finding.
 */
export function defineRemote(input: RemoteInput): RemoteConfig {
  const { name, api, search, slots, fills = [], flags } = input;
  const findings = [
    ...nameFindings(name),
    ...routeFindings(input.routes),
    ...clashFindings(input.routes),
    ...areaRuleFindings(input.routes),
    ...apiRuleFindings(api),
    ...searchRuleFindings(search),
    ...slotRuleFindings(input),
    ...flagRuleFindings(flags),
  ];
  if (findings.length > 0) {
    throw new ToolingError(`The configuration of remote ${name} is not valid.`, {
      code: 'config-invalid',
      details: findings,
    });
  }
  return {
    kind: 'remote',
    name,
    routes: input.routes.map((route) => ({ access: 'everyone', render: 'server', lazyShared: [], ...route })),
    ...(api === undefined ? {} : { api }),
    ...(search === undefined ? {} : { search }),
    ...(slots === undefined ? {} : { slots: withValues(slots) }),
    ...(flags === undefined ? {} : { flags }),
    fills: fills.map((fill) => ({ access: 'everyone', render: 'server', values: {}, lazyShared: [], ...fill })),
  };
}

function withValues(slots: Record<string, SlotInput>): Record<string, SlotOffer> {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, { values: {}, ...slot }]));
}

function nameFindings(name: string): string[] {
  if (/^mf-[a-z][a-z0-9-]*$/.test(name) && name.length <= 40) return [];
  return [`name "${name}" must begin with mf- and hold lower case letters, digits and hyphens only.`];
}

function routeFindings(routes: RouteInput[]): string[] {
  if (routes.length === 0) return ['routes is empty. A remote has at least one page.'];
  return routes.flatMap(({ path, page, title, description, render, interactive }) => {
    const findings: string[] = [];
    if (interactive !== undefined && render === 'client') {
      findings.push(`${path}: a page that the browser renders needs the host at once. Leave out interactive.`);
    }
    if (!/^\/$|^(\/(:?[a-z][A-Za-z0-9-]*))+$/.test(path)) {
      findings.push(`${path}: a path looks like /services/ftl or /dashboard/:section.`);
    }
    if (!/^\.\/.+\.tsx?$/.test(page)) {
      findings.push(`${path}: page "${page}" must be a .tsx file below the remote, such as ./src/quote/QuotePage.tsx.`);
    } else if (!/^[A-Z]\w*$/.test(exposeName(page))) {
      findings.push(
        `${path}: the file ${page} must carry the name of the component it exports, such as QuotePage.tsx.`,
      );
    }
    findings.push(...textFindings(path, 'title', title, 80), ...textFindings(path, 'description', description, 200));
    return findings;
  });
}

function textFindings(path: string, field: string, text: string, maxLength: number): string[] {
  if (text.trim() === '') return [`${path}: ${field} is empty.`];
  if (text.length > maxLength) return [`${path}: ${field} has ${text.length} characters, at most ${maxLength} fit.`];
  return [];
}

function clashFindings(routes: RouteInput[]): string[] {
  const findings: string[] = [];
  const pathsByClaim = new Set<string>();
  const pagesByExpose = new Map<string, string>();
  for (const { path, access = 'everyone', page } of routes) {
    const claim = `${path} for ${access}`;
    if (pathsByClaim.has(claim)) findings.push(`${claim} is claimed by two routes. Give each its own path or access.`);
    pathsByClaim.add(claim);
    const expose = exposeName(page);
    const other = pagesByExpose.get(expose);
    if (other !== undefined && other !== page) {
      findings.push(`${other} and ${page} have the same file name. Rename one: a page is exposed under its file name.`);
    }
    pagesByExpose.set(expose, page);
  }
  return findings;
}
