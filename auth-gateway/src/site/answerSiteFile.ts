import type { Request, Response } from 'express';
import { robotsText, sitemapXml } from './crawlerFiles.ts';
import type { VisitorSites } from './createVisitorSites.ts';
import { FAVICON_SVG } from './favicon.ts';
import { answerJobWorker, JOB_WORKER_PATH } from './job-worker/answerJobWorker.ts';
import { sendNoHost } from './sendNoHost.ts';

const CRAWLER_CACHE = 'public, max-age=300';

interface Dependencies {
  publicUrl: string;
  sites: Pick<VisitorSites, 'ofRequest'>;
}

/** Answers the icon, the service worker of drivers and the files for crawlers. Returns false for every other path. */
export async function answerSiteFile(
  pathname: string,
  request: Request,
  response: Response,
  { publicUrl, sites }: Dependencies,
): Promise<boolean> {
  if (pathname === '/favicon.svg' || pathname === '/favicon.ico') {
    response.set('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON_SVG);
    return true;
  }
  if (pathname === JOB_WORKER_PATH) {
    answerJobWorker(response);
    return true;
  }
  if (pathname === '/robots.txt') {
    response.set('cache-control', CRAWLER_CACHE).type('text/plain').send(robotsText(publicUrl));
    return true;
  }
  if (pathname !== '/sitemap.xml') return false;
  const site = await sites.ofRequest(request);
  if (!site) {
    sendNoHost(response);
    return true;
  }
  const paths = site.siteMap.indexedPages.map(({ path }) => path);
  response.set('cache-control', CRAWLER_CACHE).type('application/xml').send(sitemapXml(publicUrl, paths));
  return true;
}
