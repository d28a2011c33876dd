import type { Database } from '../database/openDatabase.ts';
import { type Allowance, createAllowance } from './createAllowance.ts';
import type { createLiveHistory } from './createLiveHistory.ts';
import { createNetworkHashes } from './createNetworkHashes.ts';
import type { Visit } from './createVisits.ts';
import type { VisitWriter } from './createVisitWriter.ts';
import { givenReleases } from './givenReleases.ts';
import { type Device, releaseKey } from './release-visit.ts';
import type { HostingRanges } from './sources/parseHostingRanges.ts';
import { sourceOf } from './sources/sourceOf.ts';
import type { TelemetryEvent } from './telemetryBatch.ts';

interface Reported {
  visit: Visit;
  address: string;
  visitorId: string | null;
  /** Null when it is the server that tells. */
  device: Device | null;
  events: readonly TelemetryEvent[];
  now: Date;
}

export interface VisitCounter {
  /** Whether one more visit from this address may begin to be counted within this hour. */
  mayBegin: (address: string) => Promise<boolean>;
  /** Counts what a visit reports about the releases that it was given, and returns those reports. */
  count: (reported: Reported) => Promise<readonly TelemetryEvent[]>;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  versionsAt: ReturnType<typeof createLiveHistory>;
  writer: Pick<VisitWriter, 'add'>;
  providerOf: HostingRanges;
  onReports: (events: readonly TelemetryEvent[]) => void;
  allowance?: Allowance;
}

const releaseOf = ({ remote, version }: TelemetryEvent): string => releaseKey(remote, version);

/** Decides which reports count, and stores as much of them as one source may have stored. */
export function createVisitCounter(given: Dependencies): VisitCounter {
  const { database, versionsAt, writer, providerOf, onReports, allowance = createAllowance() } = given;
  const networkHash = createNetworkHashes(database);
  return {
    mayBegin: (address) => allowance.takeVisit(sourceOf(address, providerOf).name),
    async count({ visit, address, visitorId, device, events, now }) {
      const isGiven = givenReleases(await versionsAt(visit.revision), visitorId);
      const counted = events.filter(({ remote, version }) => isGiven(remote, version));
      if (counted.length === 0) return counted;
      onReports(counted);
      const { name, isHosting } = sourceOf(address, providerOf);
      if (!(await allowance.takeEvents(name, counted.length))) return counted;
      const network = { ...(await networkHash(name, now)), isHosting };
      for (const release of new Set(counted.map(releaseOf))) {
        const hasVote = await allowance.takeVote(name, release);
        const own = counted.filter((event) => releaseOf(event) === release);
        writer.add({ visit: visit.id, network: hasVote ? network : null, device, events: own });
      }
      return counted;
    },
  };
}
