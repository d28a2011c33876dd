import { createEventStreams, eventText } from '@saltbush/capability/events';
import type { RequestHandler } from 'express';
import type { Overrides } from '../overrides/createOverrides.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

export interface RevisionEvents {
  /** `GET /api/releases/events`: sends the present revision, and again after every change. */
  handler: RequestHandler;
  /** Ends every stream. Browsers reconnect by themselves. */
  close: () => void;
}

/**
 * Announces new revisions to open tabs by server-sent events, and to the tabs of one browser when its overrides change.
 */
export function createRevisionEvents(releases: ReleaseStore, overrides: Pick<Overrides, 'follow'>): RevisionEvents {
  const streams = createEventStreams();
  const message = (revision: number) => eventText({ event: 'revision', data: { revision } });
  const unfollow = releases.onRevision(({ revision }) => {
    for (const { send } of streams) send(message(revision));
  });

  return {
    handler: (request, response) => {
      const stream = streams.open(request, response, { owner: null });
      if (!stream) return;
      const tell = () => stream.send(message(releases.liveSet().revision));
      tell();
      response.on('close', overrides.follow(request, tell));
    },
    close: () => {
      unfollow();
      streams.close();
    },
  };
}
