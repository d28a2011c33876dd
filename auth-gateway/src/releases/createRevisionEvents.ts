import type { RequestHandler, Response } from 'express';
import type { Overrides } from '../overrides/createOverrides.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2_000;

export interface RevisionEvents {
  /** `GET /api/releases/events`: the revision now, and again with every change. */
  handler: RequestHandler;
  /** Ends every stream; browsers connect again by themselves. */
  close: () => void;
}

/** Tells open tabs of new revisions by server-sent events, and those of one browser when its overrides change. */
export function createRevisionEvents(releases: ReleaseStore, overrides: Pick<Overrides, 'follow'>): RevisionEvents {
  const streams = new Set<Response>();
  const message = (revision: number) => `event: revision\ndata: ${JSON.stringify({ revision })}\n\n`;
  const send = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const unfollow = releases.onRevision(({ revision }) => send(message(revision)));
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  let isClosed = false;

  return {
    handler: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Proxies that collect answers would hold the events back.
        'x-accel-buffering': 'no',
      });
      // A stream opened after the others were ended would hold up the stop.
      if (request.method === 'HEAD' || isClosed) {
        response.end();
        return;
      }
      response.write(`retry: ${RECONNECT_MS}\n\n${message(releases.liveSet().revision)}`);
      streams.add(response);
      const unfollowOverrides = overrides.follow(request, () => response.write(message(releases.liveSet().revision)));
      response.on('close', () => {
        unfollowOverrides();
        streams.delete(response);
      });
    },
    close: () => {
      isClosed = true;
      clearInterval(heartbeat);
      unfollow();
      for (const stream of streams) stream.end();
      streams.clear();
    },
  };
}
