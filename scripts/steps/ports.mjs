import { createServer } from 'node:net';
import { StepError } from './StepError.mjs';

/** Fails early, and clearly, when something else listens on the port. */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::']) {
    const { code } = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new StepError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
    }
    if (code === 'EACCES') {
      throw new StepError(`Port ${port} needs more rights than you have. Choose one above 1023: PORT=3000 npm start`);
    }
  }
}

/** A port that nobody listens on right now. */
export async function findFreePort() {
  const { port } = await tryToListen(0, '127.0.0.1');
  return port;
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve({ code }));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: found } = server.address();
      server.close(() => resolve({ code: 'free', port: found }));
    });
  });
}
