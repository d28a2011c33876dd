import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StepError } from './StepError.mjs';

/** A port from the environment. */
export function readPort(variable, fallback) {
  const text = process.env[variable]?.trim() || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_534) return port;
  throw new StepError(`${variable} is "${text}". Give a whole number from 1 to 65534.`);
}

/** Fails early with a clear message when something else listens on the port. */
export async function requireFreePort(port, variable) {
  for (const host of ['127.0.0.1', '::']) {
    const { code } = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new StepError(`Port ${port} is taken. Stop what uses it, or choose another with ${variable}=${port + 1}.`);
    }
    if (code === 'EACCES') {
      throw new StepError(`Port ${port} needs more rights than you have. Choose one above 1023 with ${variable}.`);
    }
  }
}

/** Below the ports that systems give to connections and to servers that ask for any: one of them could be taken between. */
const FREE_FROM = 10_000;
const FREE_TO = 30_000;

/** A port that is free, and that nothing gets unless it asks for that number. */
export async function findFreePort() {
  const port = randomInt(FREE_FROM, FREE_TO);
  const { code } = await tryToListen(port, '127.0.0.1');
  return code === 'free' ? port : findFreePort();
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve({ code }));
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve({ code: 'free' }));
    });
  });
}
