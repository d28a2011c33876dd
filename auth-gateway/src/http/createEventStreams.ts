import type { Request, Response } from 'express';
import { Refusal } from '../errors.ts';

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2_000;
const MOST_OF_ONE_OWNER = 10;
/** A browser that does not take in what it is sent is let go. */
const MOST_UNSENT_BYTES = 256 * 1024;

interface Owned {
  /** So many streams are open to one owner at most; null where anybody may listen. */
  owner: string | null;
}

/** One open page, and what its opener keeps about it. */
export type EventStream<Details extends object> = Details &
  Owned & {
    send: (text: string) => void;
    end: () => void;
  };

export interface EventStreams<Details extends object> extends Iterable<EventStream<Details>> {
  readonly size: number;
  /**
   * Answers with a stream. Null where there is none to write to: the request asks for the head alone, or streams are
   * being ended.
   * @throws Refusal for one stream too many.
   */
  open: (request: Request, response: Response, details: Details & Owned) => EventStream<Details> | null;
  /** Ends every stream, and from now on each as soon as it is opened; browsers connect again by themselves. */
  close: () => void;
}

/** Server-sent events (HTML Standard §9.2): the streams of one address, each kept alive and none held up by another. */
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
        // Whatever compresses answers on the way would hold the events back, as would proxies that collect them.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      // A stream opened after the others were ended would hold up the stop.
      if (request.method === 'HEAD' || isClosed) {
        response.end();
        return null;
      }
      const stream: EventStream<Details> = {
        ...details,
        send(text) {
          // Its opener may still have been looking for what to send.
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
