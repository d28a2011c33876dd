import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Stub {
  port: number;
  /** The requests it got, oldest first. */
  seen: IncomingMessage[];
  stop: () => Promise<void>;
}

/** A gateway that answers with `answer` and remembers its requests. */
export async function startStub(answer: RequestListener): Promise<Stub> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
