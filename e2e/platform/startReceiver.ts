import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The system of a client, on this machine. */
export async function startReceiver() {
  const received: { id: string; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ id: String(request.headers['webhook-id']), body });
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>From the warehouse</h1>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}
