import type { BootRelease, BootRemote, LiveState } from '@saltbush/contract/boot';

/** Only a development build of the host has this. */
type RefreshedWindow = Window & {
  saltbushRefresh?: { takes: ReadonlyMap<string, (entryUrl: string) => Promise<boolean>> };
};

/**
 * Puts the next builds of working copies into this page. For the page such a copy stays the release that it began with, whose
 * container runs the next build from then on. Returns what is live to this page; nothing differs where no working copy was
 * saved, or the host is no development build.
 */
export async function withSaves(told: LiveState, known: LiveState): Promise<LiveState> {
  const { takes } = (window as RefreshedWindow).saltbushRefresh ?? {};
  if (!takes) return told;
  const kept = new Map<string, string>();

  async function keep(remote: BootRemote): Promise<BootRemote> {
    const [next, ...others] = remote.releases;
    const shown = known.remotes.find(({ name }) => name === remote.name)?.releases[0];
    const take = takes?.get(remote.name);
    if (!next || !shown || !take || next.version === shown.version || !isCopy(next)) return remote;
    if (!(await take(next.entry.url))) return remote;
    const { version, container, entry } = shown;
    kept.set(remote.name, version);
    return { ...remote, releases: [{ ...next, version, container, entry }, ...others] };
  }

  const isCopy = ({ version }: BootRelease) =>
    told.overrides.some((override) => override.kind === 'dev' && override.version === version);
  const remotes = await Promise.all(told.remotes.map(keep));
  const overrides = told.overrides.map((override) => ({
    ...override,
    version: kept.get(override.name) ?? override.version,
  }));
  return { ...told, remotes, overrides };
}
