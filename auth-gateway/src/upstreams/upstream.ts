import { DEV_VERSION, isDevVersion } from '../releases/createDevReleases.ts';

/** Where the service of a remote runs. */
export interface Upstream {
  remote: string;
  /** The version of the remote's releases that it is for, `0.0.0-dev` for working copies; null for all others. */
  version: string | null;
  /** Without a slash at the end. The path of a request is added to it whole, prefix included. */
  url: string;
  /** Answers 200 while the service can do its work. */
  healthPath: string;
  /** How long it may take until its answer begins, and between two parts of it. */
  timeoutMs: number;
  /** The line of the log that registered it. */
  since: number;
}

/** The service for one version of a remote: its own, else the one for all others. Working copies count as one version. */
export function upstreamFor(upstreams: readonly Upstream[], remote: string, version: string): Upstream | null {
  const wanted = isDevVersion(version) ? DEV_VERSION : version;
  const ofRemote = upstreams.filter((one) => one.remote === remote);
  return ofRemote.find((one) => one.version === wanted) ?? ofRemote.find((one) => one.version === null) ?? null;
}
