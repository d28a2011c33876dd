import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@saltbush/capability/http';

interface Caps {
  maxConnections: number;
  /** Behind a proxy, every connection comes from the proxy, so its network says nothing about the visitor. */
  trustedProxies: number;
}

/**
 * Limits the number of open connections, and gives one network a quarter of them. Further connections are closed at
 * once.
 */
export function capConnections(server: Server, { maxConnections, trustedProxies }: Caps): void {
  server.maxConnections = maxConnections;
  if (trustedProxies > 0) return;
  const mostOfOne = Math.ceil(maxConnections / 4);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
