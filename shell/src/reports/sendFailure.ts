import type { ErrorInfo } from 'react';
import { lastActs } from './last-acts.ts';
import { lastSteps } from './lastSteps.ts';

const ADDRESS = '/api/telemetry/failures';
/** What the gateway takes. */
const LONGEST = { name: 60, message: 300, stack: 4_000, path: 200 };
const MOST_CAUSES = 5;
const LONGEST_CHAIN = 4;
const RELEASE = /^\/mf\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;
/** Attempts to load a page are told of in their own reports, with what was behind them as their cause. */
const WRAPPERS = new Set(['PageLoadError', 'AttemptError']);

const told = new Set<string>();

const releaseIn = (text: string) => RELEASE.exec(text.slice(text.indexOf('/mf/')));

interface Thrown {
  name: string;
  message: string;
  stack: string;
}

/** What carries what was thrown: the events of the window, and errors that name their cause. */
interface Carrier {
  error?: unknown;
  reason?: unknown;
  cause?: unknown;
}

/** What was thrown, as text. A remote may have thrown anything, also something that throws when it is read. */
function readThrown(thrown: unknown, depth = 0): Thrown {
  const { name, message, stack, cause, error, reason } = Object(thrown) as Partial<Thrown> & Carrier;
  const behind = error ?? reason ?? (WRAPPERS.has(String(name)) ? cause : undefined);
  if (behind !== undefined && depth < LONGEST_CHAIN) return readThrown(behind, depth + 1);
  return {
    name: String(name ?? 'Error').slice(0, LONGEST.name),
    message: String(message ?? '').slice(0, LONGEST.message),
    stack: String(stack ?? '').slice(0, LONGEST.stack),
  };
}

/**
 * Tells of what a release threw, each cause once. What no release has thrown, such as an extension of the browser, is left
 * out. The gateway keeps no words of it that a person could have typed.
 */
export function sendFailure(thrown: unknown, info?: ErrorInfo): void {
  try {
    // A page shows that something failed, and the console what. The browser itself says so of what no page caught.
    if (info) console.error(thrown);
    const { name, message, stack } = readThrown(thrown);
    const components = (info?.componentStack ?? '').slice(0, LONGEST.stack);
    const [, remote, version] = releaseIn(stack) ?? releaseIn(components) ?? [];
    const cause = `${name} ${message} ${stack.slice(0, LONGEST.message)}`;
    if (remote === undefined || told.has(cause) || told.size >= MOST_CAUSES) return;
    told.add(cause);
    const page = location.pathname.slice(0, LONGEST.path);
    const steps = lastSteps(lastActs);
    const body = JSON.stringify({ failures: [{ remote, version, page, name, message, stack, components, steps }] });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  } catch {
    // Whatever cannot be read cannot be told.
  }
}
