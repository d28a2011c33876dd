import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Counts the revisions announced to an open page with this cookie. */
export async function countRevisions(url: string, cookie: string) {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/releases/events`, { headers: { cookie } }, resolve).on('error', reject);
  });
  let count = 0;
  stream.on('data', (chunk: Buffer) => {
    count += chunk.toString().split('event: revision').length - 1;
  });
  return {
    count: () => count,
    until: async (wanted: number) => {
      while (count < wanted) await once(stream, 'data');
    },
    end: () => stream.destroy(),
  };
}
