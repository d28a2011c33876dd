import type WebpackDevServer from 'webpack-dev-server';
import type { Saved } from './page/Saved.ts';

/** Where the development server tells pages of saves. */
export const SAVES_PATH = '/saves';

/**
 * Tells open pages of each save, and those that open of the latest. The development server admits pages of this machine
 * only: it compares their origin with its own host.
 */
export function createSaves(server: WebpackDevServer) {
  const latest = new Map<string, Saved>();
  return {
    tell(saved: Saved): void {
      latest.set(saved.remote, saved);
      server.sendMessage(server.webSocketServer?.clients ?? [], 'saved', saved);
    },
    /** To be called once the server listens. */
    open(): void {
      server.webSocketServer?.implementation.on('connection', (client) => {
        for (const saved of latest.values()) server.sendMessage([client], 'saved', saved);
      });
    },
  };
}
