import type { IncomingMessage } from 'node:http';

const LOOK_EVERY_MS = 10;
const LONGEST_MS = 10_000;
const MOST = 400;
const MOST_OF_ONE = 50;

type Arrived = 'here' | 'too-slow' | 'too-many';

interface Arriving {
  request: IncomingMessage;
  network: string;
  giveUpAt: number;
  settle: (arrived: Arrived) => void;
}

const isHere = (request: IncomingMessage) =>
  // A body that fills the buffer does not grow until somebody reads it, so it has to go on now.
  request.complete || request.readableLength >= request.readableHighWaterMark;

/**
 * Waits until the body of a form has arrived before the request gets a place: bodies that never come would hold places
 * and keep everybody else out. The body is not read here; it stays in the request's own buffer, which the server makes
 * large enough.
 */
export function createBodyWait() {
  const arriving = new Set<Arriving>();
  const ofNetwork = new Map<string, number>();
  let looking: NodeJS.Timeout | null = null;

  function finish(one: Arriving, arrived: Arrived): void {
    if (!arriving.delete(one)) return;
    const left = (ofNetwork.get(one.network) ?? 1) - 1;
    if (left > 0) ofNetwork.set(one.network, left);
    else ofNetwork.delete(one.network);
    one.settle(arrived);
  }

  function look(): void {
    const now = performance.now();
    for (const one of arriving) {
      if (isHere(one.request) || one.request.destroyed) finish(one, 'here');
      else if (now >= one.giveUpAt) finish(one, 'too-slow');
    }
    looking = arriving.size > 0 ? setTimeout(look, LOOK_EVERY_MS) : null;
  }

  return (request: IncomingMessage, network: string, settle: (arrived: Arrived) => void): void => {
    // Most bodies arrive together with their headers, so look once more after Node has parsed what it has.
    setImmediate(() => {
      if (isHere(request)) return settle('here');
      const waiting = ofNetwork.get(network) ?? 0;
      if (arriving.size >= MOST || waiting >= MOST_OF_ONE) return settle('too-many');
      ofNetwork.set(network, waiting + 1);
      arriving.add({ request, network, giveUpAt: performance.now() + LONGEST_MS, settle });
      if (looking === null) looking = setTimeout(look, LOOK_EVERY_MS);
    });
  };
}
