import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../deploy/testing/freePort.ts';
import type { Readiness } from './answerProbe.ts';
import { startServer } from './startServer.ts';

const READY: Readiness = { status: 'ready', missing: [] };
const AT_ANY_PORT = { host: '127.0.0.1', port: 0, maxConnections: 100, trustedProxies: 1 };
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

async function refusalAt(port: number): Promise<string | undefined> {
  const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  return error.code;
}

describe('startServer', () => {
  it('listens only once the site is ready, so that a proxy asks another gateway until then', async () => {
    const at = { ...AT_ANY_PORT, port: await freePort() };
    const { port, open, drain } = await startServer(at);
    expect(port).toBe(at.port);
    expect(await refusalAt(port)).toBe('ECONNREFUSED');
    await open((_request, response) => response.end('here'));
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
    await drain();
    expect(await refusalAt(port)).toBe('ECONNREFUSED');
  });

  it('reports at once that its port is taken, also when somebody took it meanwhile', async () => {
    const first = await startServer(AT_ANY_PORT);
    const at = { ...AT_ANY_PORT, port: first.port };
    await expect(startServer(at)).rejects.toMatchObject({ code: 'port-taken' });
    await first.drain();
    const second = await startServer(at);
    const third = await startServer(at);
    await third.open((_request, response) => response.end('here'));
    await expect(second.open(() => {})).rejects.toMatchObject({ code: 'port-taken' });
    await second.drain();
    await third.drain();
  });

  it('answers every connection that was made before it stops', async () => {
    const { port, open, drain } = await startServer(AT_ANY_PORT);
    await open(
      (_request, response) => response.end('here'),
      async () => READY,
    );
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    // The kernel completes connections ahead; the server accepts one per turn of the event loop.
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const answers = sockets.map((socket) => text(socket.end(REQUEST)));
    await drain();
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i);
    }
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });

  it('answers probes whether it lives and whether it serves, as long as it listens', async () => {
    const { port, open, beginClosing, drain } = await startServer(AT_ANY_PORT);
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.json()];
    };
    let readiness: Readiness = READY;
    await open(
      (_request, response) => response.end('"the site"'),
      async () => readiness,
    );
    expect(await ask('/healthz')).toEqual([200, { status: 'alive' }]);
    expect(await ask('/readyz?x=1')).toEqual([200, READY]);
    readiness = { status: 'degraded', missing: ['disk'] };
    expect(await ask('/readyz')).toEqual([200, readiness]);
    readiness = { status: 'not-ready', missing: ['host-release'] };
    expect(await ask('/readyz')).toEqual([503, readiness]);
    expect(await ask('/readyz/more')).toEqual([200, 'the site']);
    beginClosing();
    expect(await ask('/healthz')).toEqual([200, { status: 'alive' }]);
    expect(await ask('/readyz')).toEqual([503, { status: 'closing', missing: [] }]);
    expect(await ask('/page')).toEqual([200, 'the site']);
    await drain();
  });
});
