import type { Request, Response } from 'express';
import { Refusal } from '../Refusal.ts';

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2_000;
const MOST_OF_ONE_OWNER = 10;
/** A browser with more unread bytes than this is dropped. */
const MOST_UNSENT_BYTES = 256 * 1024;

interface Owned {
  /** The number of streams is limited for each owner; null when anybody may listen. */
  owner: string | null;
}

/** The stream of one open page, with what its opener stores about it. */
export type EventStream<Details extends object> = Details &
  Owned & {
    send: (text: string) => void;
    end: () => void;
  };

export interface EventStreams<Details extends object> extends Iterable<EventStream<Details>> {
  readonly size: number;
  /**
   * Answers with a stream. Null when nothing can be written: the request asks for the head alone, or streams are
   * closed.
   * @throws Refusal when the owner has too many.
   */
  open: (request: Request, response: Response, details: Details & Owned) => EventStream<Details> | null;
  /** Ends every stream, and each later one as soon as it is opened. Browsers reconnect by themselves. */
  close: () => void;
}

/**
 * Server-sent events (HTML Standard §9.2): the streams of one address. Each is kept alive, and no stream holds up
 * another.
 */
export function createEventStreams<Details extends object>(): EventStreams<Details> {
  const streams = new Set<EventStream<Details>>();
  let isClosed = false;
  const heartbeat = setInterval(() => {
    for (const { send } of streams) send(': still here\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    [Symbol.iterator]: () => streams.values(),
    get size() {
      return streams.size;
    },
    open(request, response, details) {
      const { owner } = details;
      if (owner !== null && [...streams].filter((stream) => stream.owner === owner).length >= MOST_OF_ONE_OWNER) {
        const message = `At most ${MOST_OF_ONE_OWNER} pages are kept up to date at once. Close some of them.`;
        throw new Refusal(message, { status: 429, code: 'too-many-requests' });
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Anything that compresses or buffers answers on the way would hold the events back.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      // When streams are closed, a new one would keep the gateway from stopping.
      if (request.method === 'HEAD' || isClosed) {
        response.end();
        return null;
      }
      const stream: EventStream<Details> = {
        ...details,
        send(text) {
          // The stream may have ended while its opener still looked for what to send.
          if (response.writableEnded) return;
          if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
          else response.write(text);
        },
        end: () => void response.end(),
      };
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      stream.send(`retry: ${RECONNECT_MS}\n\n`);
      return stream;
    },
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { end } of streams) end();
      streams.clear();
    },
  };
}
