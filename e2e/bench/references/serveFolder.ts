import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Response } from 'express';

export interface ServedFolder {
  url: string;
  stop: () => Promise<void>;
}

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'no-cache';
const RULES_PATH = '/speculation-rules.json';
/** What the site's own rules ask for, said in a header, so that the pages stay the same. */
const RULES = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });

interface Serving {
  /** The page of every address that has no file. */
  fallback?: string;
  /** Whether browsers may prerender pages whose links are pointed at. */
  isPrerendered?: boolean;
}

/**
 * Serves a folder on a free port as a good static host does: text is compressed once with brotli, files with a hash in
 * their name are kept for ever, HTML is asked for again and answered with 304.
 */
export async function serveFolder(
  folder: string,
  { fallback, isPrerendered = false }: Serving = {},
): Promise<ServedFolder> {
  const texts = await compressedTexts(folder);
  const app = express().disable('x-powered-by');
  const sendText = (response: Response, path: string, body: Buffer) => {
    const cacheControl = path.endsWith('.html') ? ASKED_AGAIN : KEPT_FOR_EVER;
    response.set({ 'content-encoding': 'br', 'cache-control': cacheControl, vary: 'accept-encoding' });
    response.type(path.slice(path.lastIndexOf('.'))).send(body);
  };
  if (isPrerendered) {
    app.get(RULES_PATH, (_request, response) => {
      response.type('application/speculationrules+json').send(RULES);
    });
    app.use((_request, response, next) => {
      response.set('speculation-rules', `"${RULES_PATH}"`);
      next();
    });
  }
  app.use((request, response, next) => {
    const path = [request.path, join(request.path, 'index.html')].find((candidate) => texts.has(candidate));
    const body = path === undefined ? undefined : texts.get(path);
    if (path === undefined || body === undefined) next();
    else sendText(response, path, body);
  });
  app.use(
    express.static(folder, { index: false, setHeaders: (response) => response.set('cache-control', KEPT_FOR_EVER) }),
  );
  app.use((request, response) => {
    const body = fallback !== undefined && request.accepts('html') ? texts.get(fallback) : undefined;
    if (fallback === undefined || body === undefined) response.sendStatus(404);
    else sendText(response, fallback, body);
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Every HTML page and script of a folder by its address, compressed. */
async function compressedTexts(folder: string): Promise<Map<string, Buffer>> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(html|js)$/.test(file));
  return new Map(
    await Promise.all(
      texts.map(async (file) => [`/${file}`, brotliCompressSync(await readFile(join(folder, file)))] as const),
    ),
  );
}
