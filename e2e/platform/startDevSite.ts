import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';
import { type Site, startSite } from './startSite.ts';

/** A site with this remote and the host from source, as `npm run dev` starts it. `folder` is below the repository's root. */
export async function startDevSite(name: string, folder: string): Promise<Site> {
  const port = await freePort();
  const args = ['packages/tooling/bin/mfe.mjs', 'dev', 'shell', folder, '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  // Keep reading: a command blocks on its next line when nobody reads its output.
  const said: string[] = [];
  const built = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line);
      if (line.startsWith(`${name} built in`)) resolve();
      if (line.startsWith(`${name} does not build`)) reject(new Error(`${line} It has to build at first.`));
    });
    void ended.then(() => reject(new Error(`The development server did not start: ${said.join(' ')}`)));
  });
  try {
    await built;
    const settings = { DEV_SERVER_URL: `http://localhost:${port}`, DEV_REMOTES: `shell,${name}` };
    const site = await startSite(settings);
    return { ...site, stop: async () => void (await Promise.all([site.stop(), stop()])) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
