import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createKeepAliveSaver } from './createKeepAliveSaver.ts';

const MOST = 3;
const saveKeepAlive = createKeepAliveSaver(MOST);
const server = createServer((request, response) => {
  saveKeepAlive(request, response);
  response.end('here');
});
server.maxRequestsPerSocket = MOST;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The heads of the answers to these requests on one connection. */
async function headsOf(...requests: string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(requests.map((lines) => `${lines}\r\n\r\n`).join(''));
  return (await text(socket)).split(/(?=HTTP\/1\.1)/);
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost';

describe('createKeepAliveSaver', () => {
  it('says nothing about a connection that stays open, and announces its last answer', async () => {
    const [first, second, last] = await headsOf(GET, `${GET}\r\nconnection: Keep-Alive`, GET);
    for (const head of [first, second]) expect(head).not.toMatch(/connection|keep-alive/i);
    expect(last).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('answers clients that ask to close it, or that close it unless told otherwise', async () => {
    expect((await headsOf(`${GET}\r\nconnection: close`))[0]).toMatch(/\r\nconnection: close\r\n/i);
    const [old] = await headsOf('GET / HTTP/1.0\r\nhost: localhost\r\nconnection: keep-alive');
    expect(old).toMatch(/\r\nconnection: /i);
  });
});
