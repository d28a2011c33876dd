import { once } from 'node:events';
import WebSocket from 'ws';

export interface DevToolsEvent {
  method: string;
  params: Record<string, unknown>;
}

/** A connection to a browser over the DevTools protocol. */
export interface DevTools {
  /** Resolves to the result. Rejects when the browser refuses, such as when the session's page is gone. */
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;
  onEvent: (listener: (event: DevToolsEvent) => void) => void;
  close: () => void;
}

interface Message extends Partial<DevToolsEvent> {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Connects to the address that a browser printed when it started with `--remote-debugging-port`. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (e: Error) => void }>();
  const listeners: ((event: DevToolsEvent) => void)[] = [];
  let lastId = 0;
  socket.on('message', (text) => {
    const { id, result, error, method, params } = JSON.parse(String(text)) as Message;
    if (id === undefined) {
      for (const listener of listeners) listener({ method: method ?? '', params: params ?? {} });
      return;
    }
    if (error) waiting.get(id)?.reject(new Error(`The browser refused: ${error.message}`));
    else waiting.get(id)?.resolve(result ?? {});
    waiting.delete(id);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId ? { sessionId } : {}) }));
      }),
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
}
