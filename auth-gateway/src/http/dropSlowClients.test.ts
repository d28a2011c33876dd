import { once } from 'node:events';
import { createServer, get, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { capConnections } from './capConnections.ts';
import { dropSlowClients, type SlowLimits } from './dropSlowClients.ts';
import { startServer } from './startServer.ts';

const NEVER_MS = 60_000;
const LIMITS = { stalledBodyMs: 300, stalledReadMs: NEVER_MS, readMs: 1_500, readBytesPerSecond: 1e9 };
/** Limits for a reader who may be slow but must not stop. */
const ONLY_STALLED = { ...LIMITS, stalledReadMs: 300, readMs: NEVER_MS };
/** More than the kernel buffers on the way. */
const BYTES = 16 * 1024 * 1024;
function piecesOf(bytes: number): Readable {
  let left = bytes;
  return new Readable({
    read() {
      left -= PIECE.length;
      this.push(left < 0 ? null : PIECE);
    },
  });
}
const PIECE = Buffer.alloc(64 * 1024);
const BODY_HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n';

let server: Server;
let sockets: Socket[] = [];
let stop = () => {};
async function listen(
  listener: RequestListener,
  { prepare = () => {}, limits = LIMITS }: { prepare?: (server: Server) => void; limits?: SlowLimits } = {},
): Promise<void> {
  server = createServer(listener);
  prepare(server);
  stop = dropSlowClients(server, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}
async function dial(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
/** Asks on a connection of its own, since the server also drops one that is kept open, at any moment. */
function askSmall(): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/small', agent: false }, (response) => resolve(text(response))).on(
      'error',
      reject,
    );
  });
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('clients that are too slow', () => {
  it('are dropped when no more of their body arrives', async () => {
    await listen(
      (request, response) =>
        void text(request).then(
          () => response.end('read'),
          () => {},
        ),
    );
    const socket = await dial();
    socket.write(`${BODY_HEAD}the beginning`);
    socket.resume();
    await once(socket, 'close');
  });

  it.each([
    ['is written whole', ONLY_STALLED, (response: ServerResponse) => void response.end(Buffer.alloc(BYTES))],
    ['is written whole, and far larger than they read', LIMITS, (response) => void response.end(Buffer.alloc(BYTES))],
    ['is written piece by piece', ONLY_STALLED, (response) => void piecesOf(BYTES).pipe(response)],
    ['never ends', LIMITS, (response) => void piecesOf(Number.POSITIVE_INFINITY).pipe(response)],
  ] satisfies [string, SlowLimits, (response: ServerResponse) => void][])(
    'are dropped when they read nothing of an answer that %s, while others get theirs',
    async (_what, limits, send) => {
      const connections: Socket[] = [];
      const listener: RequestListener = ({ url, socket }, response) => {
        if (url === '/small') return void response.end('here');
        connections.push(socket);
        send(response);
      };
      await listen(listener, { limits });
      const socket = await dial();
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      while (!connections[0]?.destroyed) {
        expect(await askSmall()).toBe('here');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  );

  it('may read slowly as long as they read steadily', async () => {
    const limits = { ...ONLY_STALLED, stalledReadMs: 1_500 };
    await listen((_request, response) => void response.end(Buffer.alloc(BYTES)), { limits });
    const socket = await dial();
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 8);
    });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    while (received < BYTES && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(received).toBeGreaterThan(BYTES);
  });

  it('are not dropped while they wait for us', async () => {
    await listen((request, response) => {
      setTimeout(() => void text(request).then(() => response.end('read at last')), 1_500);
    });
    const socket = await dial();
    socket.write(`${BODY_HEAD}${'x'.repeat(1_000)}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('read at last');
  });
});

describe('connections', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  async function isServed(socket: Socket): Promise<boolean> {
    socket.write(REQUEST);
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  }

  it('hold a quarter of all connections per network, and a connection that ends makes room', async () => {
    await listen((_request, response) => void response.end('here'), {
      prepare: (made) => capConnections(made, { maxConnections: 8, trustedProxies: 0 }),
    });
    const [first, second, third] = [await dial(), await dial(), await dial()];
    expect(await Promise.all([first, second, third].map(isServed))).toEqual([true, true, false]);
    first.destroy();
    // The server notices the end a moment later.
    let next = await dial();
    while (!(await isServed(next))) next = await dial();
  });

  it('are not limited per network when they all come through one proxy', async () => {
    await listen((_request, response) => void response.end('here'), {
      prepare: (made) => capConnections(made, { maxConnections: 4, trustedProxies: 1 }),
    });
    const dialled = await Promise.all(Array.from({ length: 4 }, dial));
    expect(await Promise.all(dialled.map(isServed))).toEqual([true, true, true, true]);
    expect(await isServed(await dial())).toBe(false);
  });

  it('are dropped when the head of a request does not arrive, or is too large', async () => {
    const started = await startServer({ host: '127.0.0.1', port: 0, maxConnections: 10, trustedProxies: 1 });
    await started.open((_request, response) => void response.end('here'));
    ({ server } = started);
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.maxRequestsPerSocket).toBeGreaterThan(0);
    // Shorten only the time, so that the test need not wait for the real limit.
    server.headersTimeout = 200;
    const silent = await dial();
    silent.write('GET / HTTP/1.1\r\nhost: x\r\nx-');
    const large = await dial();
    large.write(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(String((await once(large, 'data'))[0])).toMatch(/^HTTP\/1.1 431 /);
    expect(String((await once(silent, 'data'))[0])).toMatch(/^HTTP\/1.1 408 /);
    await once(silent, 'close');
    await started.drain();
  });
});
