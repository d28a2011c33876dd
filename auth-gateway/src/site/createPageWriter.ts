import type { BootState } from '@saltbush/contract/boot';
import { MOST_PRELOADED } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { permissionsPolicy } from '../http/permissionsPolicy.ts';
import { BUILD_NOTICE_SCRIPT } from './buildNotice.ts';
import { contentSecurityPolicy, INTEGRITY_POLICY } from './contentSecurityPolicy.ts';
import type { PageContent } from './createPageRenderer.ts';
import { htmlDocument, scriptsOf } from './htmlDocument.ts';
import { INLINE_SCRIPT, INLINE_SCRIPT_OF_NONE } from './inlineScript.ts';
import { type Markup, packContent } from './packContent.ts';
import { bodyForMany, bodyForOne, type PageBody } from './pageBodies.ts';
import { pageHead } from './pageHead.ts';
import type { FilledPage } from './parts/createSlotFiller.ts';
import { plainStyles } from './plainStyles.ts';
import { needsNoHost, quietBoot } from './quietBoot.ts';
import { isOneOfFew, type SiteMap } from './siteMap.ts';
import { slimPage } from './slim/slimPage.ts';
import { SPECULATION_RULES } from './speculation-rules.data.ts';
import { TRACE_SCRIPT } from './traceScript.ts';

/** A page as it is sent. */
export interface WrittenPage {
  body: PageBody;
  policies: Record<string, string>;
}

interface Asked {
  siteMap: SiteMap;
  boot: BootState;
  pathname: string;
  search: string;
}

/** While a rollout runs, some visitors get one site and some another; and some the same content with other flags. */
const MOST_OF_CONTENT = 8;

/** A page's copies of one revision: once a page of a later one was asked for, nobody is sent them again. */
interface Copies {
  revision: number;
  pages: LRUCache<string, WrittenPage>;
}

export interface PageWriter {
  /** Puts the HTML around a page's content. A page for many visitors is written once. */
  write: (made: FilledPage, asked: Asked) => Promise<WrittenPage>;
  /** Writes the page of this content anew the next time. */
  forget: (content: PageContent) => void;
}

export function createPageWriter(config: Pick<Config, 'dev' | 'driverForms' | 'publicUrl' | 'traces'>): PageWriter {
  const isDevelopment = config.dev !== null;
  /** Pages for many, by their content, with which they leave memory, and then by the site whose boot state they carry. */
  const written = new WeakMap<PageContent, Copies>();

  /** The same content is written anew for each revision, and slimmed once. */
  const slimmed = new WeakMap<PageContent, Promise<Markup>>();

  // In development the live set stays as it is while what stands in for a release changes.
  const isForMany = (content: PageContent | null): content is PageContent =>
    content?.isForMany === true && !isDevelopment;

  const quietOf = (made: FilledPage, { siteMap, boot }: Asked) => quietBoot(made, { siteMap, boot, isDevelopment });
  const isListed = ({ route, content }: FilledPage, { search }: Asked) =>
    isForMany(content) && isOneOfFew(route, search);

  /** Content with less around it. Takes as long as ten quick compressions, so only pages of which there are few get it. */
  async function slimContent(made: FilledPage, asked: Asked): Promise<Markup | null> {
    const { content } = made;
    if (content === null || !isListed(made, asked) || quietOf(made, asked) === null) return null;
    const slim = slimmed.get(content) ?? slimPage(content, { isNone: needsNoHost(made) }).then(packContent);
    slimmed.set(content, slim);
    return slim;
  }

  function writePage(made: FilledPage, asked: Asked, slim: Markup | null): WrittenPage {
    const { route, content, partScripts } = made;
    const { siteMap, boot, pathname } = asked;
    const { shows: shown, asks, frame: around } = route.status === 'found' ? route.page : {};
    const formOrigins = shown === 'driver-forms' ? (config.driverForms?.origins ?? []) : [];
    const head = pageHead(route, { pathname, publicUrl: config.publicUrl, siteMap });
    const quiet = quietOf(made, asked);
    const { fonts, frameScript: frame } = siteMap;
    // Only a browser for which somebody develops gets the notice; its pages are written for it alone.
    const isUnderWork = isDevelopment || boot.overrides.some(({ kind }) => kind === 'dev');
    const inlineScript = [
      quiet !== null && needsNoHost(made) ? INLINE_SCRIPT_OF_NONE : INLINE_SCRIPT,
      ...(config.traces === null ? [] : [TRACE_SCRIPT]),
      ...(isUnderWork ? [BUILD_NOTICE_SCRIPT] : []),
    ].join(';');
    const preload = [...head.preload, ...partScripts.slice(0, MOST_PRELOADED)];
    const first = { frame, host: quiet ? null : siteMap.hostScript, preload };
    const styles = slim?.styles ?? (quiet === null ? (content?.styles ?? '') : plainStyles(content?.styles ?? ''));
    const html = htmlDocument({
      ...head,
      ...first,
      inlineScript,
      fonts,
      styles,
      content: slim?.html ?? content?.html ?? '',
      boot: quiet ?? boot,
    });
    const scripts = scriptsOf(first).map(({ integrity }) => integrity);
    const inlineScripts = [inlineScript, ...(quiet ? [SPECULATION_RULES] : [])];
    const admitted = { inlineScripts, scripts, styles };
    const policies = {
      'content-security-policy': contentSecurityPolicy(admitted, { isDevelopment, formOrigins }),
      // A third party's script comes without an integrity value, and the policy knows no exceptions.
      ...(formOrigins.length > 0 ? {} : { 'integrity-policy': INTEGRITY_POLICY }),
      ...(asks === 'position' ? { 'permissions-policy': permissionsPolicy({ mayAskPosition: true }) } : {}),
      // The address is a secret of who has the link, and no sign-out on such a page has to know it.
      ...(around === 'bare' ? { 'referrer-policy': 'no-referrer' } : {}),
    };
    // Addresses of the others can be made up without end, and each would take a core for a third of a second.
    const many = { policies: JSON.stringify(policies), isWorthBest: isListed(made, asked) };
    return { body: isForMany(content) ? bodyForMany(html, many) : bodyForOne(html), policies };
  }

  function copiesOf(content: PageContent, revision: number): Copies['pages'] {
    const known = written.get(content);
    if (known !== undefined && known.revision >= revision) return known.pages;
    const copies = { revision, pages: new LRUCache<string, WrittenPage>({ max: MOST_OF_CONTENT }) };
    written.set(content, copies);
    return copies.pages;
  }

  return {
    async write(made, asked) {
      const { content } = made;
      if (!isForMany(content)) return writePage(made, asked, null);
      const ofContent = copiesOf(content, asked.siteMap.revision);
      const key = `${asked.siteMap.key} ${JSON.stringify(asked.boot.flags) ?? ''}`;
      const known = ofContent.get(key);
      if (known) return known;
      const slim = await slimContent(made, asked);
      // Another request may have had it written meanwhile.
      const page = ofContent.get(key) ?? writePage(made, asked, slim);
      ofContent.set(key, page);
      return page;
    },
    forget: (content) => void written.delete(content),
  };
}
