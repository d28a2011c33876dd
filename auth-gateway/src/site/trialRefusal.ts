import { Refusal } from '@saltbush/capability/refusal';
import type { FlagValues } from '@saltbush/contract/flags';
import type { HostRelease, RemoteRelease } from '@saltbush/contract/release';

export interface TrialFault {
  host: HostRelease;
  /** Null when it was the host's own page, or the host did not even load. */
  remote: RemoteRelease | null;
  /** Route of the page, or slot of the part; null when nothing could be loaded. */
  page: string | null;
  /** What the release threw, as text. */
  reason: string;
  /** Whether the host is new and the remote is live already. */
  isOfHost: boolean;
  /** The values of the release's flags with which it failed, where it has flags. */
  flags?: FlagValues | undefined;
  /** The flag that was to be switched, where that is all. */
  switched?: string | undefined;
}

const LONGEST_REASON = 300;

/** The first line of what a release said about its error: it comes from the release and is shown in a terminal. */
function oneLine(reason: string): string {
  const [first = ''] = reason.split('\n', 1);
  return first
    .slice(0, LONGEST_REASON)
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, ' ')
    .replace(/\.$/, '');
}

/** Which values it had, for a release with flags. */
function withValues(flags: FlagValues): string {
  const all = Object.entries(flags).map(([flag, value]) => `${flag} ${JSON.stringify(value)}`);
  return all.length === 0 ? '' : ` with ${all.join(', ')}`;
}

function advice({ remote, page, isOfHost, host, switched }: TrialFault): string {
  const again = `then build, publish and activate a new version${switched === undefined ? '' : ', and switch it then'}`;
  if (isOfHost) {
    const together = remote === null ? '' : `, or activate it together with a ${remote.name} that works in it`;
    return `Mend the host and ${again}${together}.`;
  }
  if (page === null) return `Mend what runs when the bundle of ${remote?.name ?? host.name} is loaded; ${again}.`;
  const which = page.startsWith('/') ? 'page, or say' : 'part, or say';
  return `Mend the ${which} render: 'client' for it, so that only browsers render it; ${again}.`;
}

/** The refusal that says which page failed, with what, and what to do. Nothing was activated. */
export function trialRefusal(fault: TrialFault): Refusal {
  const { host, remote, page, reason, isOfHost, flags = {}, switched } = fault;
  const tried = remote === null || isOfHost ? host : remote;
  const title = `${tried.name} ${tried.version}`;
  const inside = remote !== null && isOfHost ? ` of ${remote.name} ${remote.version}, which is live,` : '';
  const what =
    page === null
      ? 'its server bundle could not be loaded'
      : `the ${page.startsWith('/') ? 'page' : 'part for'} ${page}${inside} could not be rendered${withValues(flags)}`;
  const so = switched === undefined ? 'nobody gets it' : `${switched} was not switched`;
  const message = `${title} failed its trial, so ${so}: ${what} (${oneLine(reason)}). ${advice(fault)}`;
  return new Refusal(message, { status: 422, code: 'trial-failed' });
}
