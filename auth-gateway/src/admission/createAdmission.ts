import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { hasBearer } from '../http/hasBearer.ts';
import { networkOfMessage } from '../http/networkOfMessage.ts';
import { sendProblem } from '../http/sendProblem.ts';
import type { Logger } from '../log.ts';
import { createBodyWait } from './createBodyWait.ts';
import { createLane, type Lane } from './createLane.ts';
import type { OperatorMarks } from './createOperatorMarks.ts';
import { createPlaces } from './createPlaces.ts';
import { followLoad } from './followLoad.ts';
import { laneOf } from './laneOf.ts';
import { LANE_NAMES, LANES, type LaneName, type LaneSize } from './lanes.data.ts';
import { logEpisodes } from './logEpisodes.ts';
import { needsSession } from './needsSession.ts';
import { turnAway } from './turnAway.ts';

/** More than any form of the site sends. */
const LARGEST_FORM_BYTES = 64 * 1024;
/** Lanes that are shared fairly between tokens or sessions. All others are shared between networks. */
const BY_MARK = new Set<LaneName>(['operator', 'publish']);
const FOR_OPERATORS = new Set<LaneName>(['health', 'operator', 'publish', 'claimed']);

/** How one lane is doing. */
export interface LaneLoad {
  lane: LaneName;
  held: number;
  waiting: number;
  /** Count since this process started. */
  admitted: number;
  turnedAway: number;
}

export interface Admission {
  /** Wraps a listener: a request reaches it once it has a place, and is answered 503 when it gets none. */
  guarded: (listener: RequestListener) => RequestListener;
  loads: () => LaneLoad[];
  close: () => void;
}

interface Dependencies {
  config: Pick<Config, 'trustedProxies' | 'capacityPercent' | 'maxEventStreams'>;
  marks: Pick<OperatorMarks, 'markOf' | 'hasSession'>;
  log: Logger;
  /** Follows the load of the event loop, and with it the part of their places that the lanes may use. */
  follow?: typeof followLoad;
  /** Monotonic milliseconds, for measuring how long a request waits. */
  now?: () => number;
}

function sizeOf(lane: LaneName, { capacityPercent, maxEventStreams }: Dependencies['config']): LaneSize {
  const size: LaneSize = LANES[lane];
  if (lane === 'stream') return { ...size, places: maxEventStreams, mostOfOne: Math.ceil(maxEventStreams / 4) };
  if (FOR_OPERATORS.has(lane)) return size;
  const scaled = (count: number) => Math.max(1, Math.round((count * capacityPercent) / 100));
  return { ...size, places: scaled(size.places), mostOfOne: scaled(size.mostOfOne) };
}

function bodyOf({ headers }: IncomingMessage): 'none' | 'small' | 'large' {
  if (headers['transfer-encoding'] !== undefined) return 'large';
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes === 0) return 'none';
  return bytes > LARGEST_FORM_BYTES ? 'large' : 'small';
}

/**
 * Decides which requests are worked on now. It runs before sessions and Express, so that turning a request away costs
 * almost nothing. Each kind of work has a fixed number of places and a short queue, shared fairly between networks; a
 * request that finds no room is turned away at once. Files of releases always pass. Known operators have places that
 * nobody else can take.
 */
export function createAdmission({ config, marks, log, follow = followLoad, now }: Dependencies): Admission {
  const lanes = Object.fromEntries(LANE_NAMES.map((name) => [name, createLane(sizeOf(name, config), now)])) as Record<
    LaneName,
    Lane
  >;
  const counts = Object.fromEntries(LANE_NAMES.map((name) => [name, { admitted: 0, turnedAway: 0 }])) as Record<
    LaneName,
    { admitted: number; turnedAway: number }
  >;
  const episodes = logEpisodes(log);
  const places = createPlaces();
  const awaitBody = createBodyWait();
  const unfollow = follow((factor) => {
    for (const name of LANE_NAMES) if (LANES[name].isElastic) lanes[name].scale(factor);
  });

  function refuse(response: ServerResponse, lane: LaneName): void {
    counts[lane].turnedAway += 1;
    episodes.note(lane);
    turnAway(response, lane);
  }

  function enter(response: ServerResponse, lane: LaneName, key: string, work: () => void): void {
    if (response.destroyed) return;
    let hasTurn = false;
    const withdraw = lanes[lane].enter(key, (isAdmitted) => {
      hasTurn = true;
      response.off('close', hangUp);
      if (!isAdmitted) return refuse(response, lane);
      counts[lane].admitted += 1;
      places.hold(response, { isStream: lane === 'stream', giveBack: () => lanes[lane].leave(key) });
      work();
    });
    function hangUp(): void {
      withdraw();
    }
    if (!hasTurn) response.once('close', hangUp);
  }

  return {
    guarded: (listener) => (request, response) => {
      const { url = '/', method = 'GET' } = request;
      const query = url.indexOf('?');
      const path = query < 0 ? url : url.slice(0, query);
      const mark = path.startsWith('/mf/') ? null : marks.markOf(request);
      const body = bodyOf(request);
      const hasSession = marks.hasSession(request);
      const lane = laneOf({
        method,
        path,
        hasSession,
        isKnown: mark !== null,
        isLarge: body === 'large',
      });
      if (lane === null) return listener(request, response);
      const network = networkOfMessage(request, config.trustedProxies);
      const key = mark !== null && BY_MARK.has(lane) ? mark : network;
      const work = () => listener(request, response);
      // Refused without a look at the body, so a place is held for a moment only, and a body that never comes holds none.
      const isStranger = !hasSession && !hasBearer(request) && needsSession(path);
      if (body !== 'small' || isStranger) return enter(response, lane, key, work);
      awaitBody(request, network, (arrived) => {
        if (response.destroyed) return;
        if (arrived === 'here') return enter(response, lane, key, work);
        if (arrived === 'too-many') return refuse(response, lane);
        const detail = 'The request came in too slowly and was given up. Send it again, over a better line if you can.';
        response.setHeader('connection', 'close');
        sendProblem(response, { status: 408, code: 'too-slow', detail });
      });
    },
    loads: () => LANE_NAMES.map((lane) => ({ lane, ...lanes[lane].load(), ...counts[lane] })),
    close() {
      unfollow();
      episodes.close();
      places.close();
    },
  };
}
