import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * One answer of a site: its bytes, and milliseconds until the first of them. `encoding` is one that browsers ask for,
 * `network` the address that a proxy would name.
 */
export function askPage(url, { encoding = 'identity', network = '192.0.2.1' } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = get(
      url,
      { agent, headers: { 'accept-encoding': encoding, 'x-forwarded-for': network } },
      (response) => {
        let firstByteMs = null;
        const chunks = [];
        response.on('data', (chunk) => {
          firstByteMs ??= performance.now() - startedAt;
          chunks.push(chunk);
        });
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isEmpty = encoding === 'identity' && bytes.includes('<div id="root"></div>');
          resolve({ status: response.statusCode, firstByteMs: firstByteMs ?? 0, bytes, isEmpty });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

/** The revision that a page was made at, and the version of the release that made it. */
export function madeFrom({ bytes }) {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(bytes.toString('utf8'))?.[1];
  const boot = JSON.parse(json ?? '{}');
  return { revision: boot.revision, version: boot.rendered?.version ?? null };
}
