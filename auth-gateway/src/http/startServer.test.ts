import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServer } from './startServer.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('startServer', () => {
  it('answers every connection that was made before it stops', async () => {
    const { port, open, drain } = await startServer({
      host: '127.0.0.1',
      port: 0,
      maxConnections: 100,
      trustedProxies: 1,
    });
    open((_request, response) => response.end('here'));
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    // The kernel completes connections; the server takes them one per turn of the event loop.
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const answers = sockets.map((socket) => text(socket.end(REQUEST)));
    await drain();
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i);
    }
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  });
});
