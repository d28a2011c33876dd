import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SAME_TIMES = 8;
const PAUSE_MS = 250;
const KEPT = ['content-type', 'content-encoding', 'cache-control', 'vary', 'content-security-policy'];

/**
 * The bytes of a page as browsers get them, with the headers that weigh something. The gateway compresses a page better
 * once it was asked for again, so it is asked until nothing changes any more.
 */
export async function compressedPage(address) {
  let last = await ask(address);
  for (let same = 0; same < SAME_TIMES; ) {
    await wait(PAUSE_MS);
    const next = await ask(address);
    same = next.body.equals(last.body) ? same + 1 : 0;
    last = next;
  }
  return last;
}

/** Node's `fetch` would unpack the bytes. */
function ask(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const headers = KEPT.flatMap((name) => (response.headers[name] ? [[name, response.headers[name]]] : []));
      if (response.statusCode === 200) resolve({ body, headers });
      else reject(new Error(`${address} answered ${response.statusCode}, so its rate was not measured.`));
    }).on('error', reject);
  });
}
