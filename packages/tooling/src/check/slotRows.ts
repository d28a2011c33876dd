import type { Release } from '@saltbush/contract/release';

export interface SlotRow {
  slot: string;
  /** The release that offers it. */
  release: string;
  pages: string[];
  /** `pallets: number`, for each value. */
  gives: string[];
  /** Releases with a part for it. */
  filledBy: string[];
  /** How many remotes more fit. */
  room: number;
  until: string | null;
}

/** The slots that live releases offer, by name. */
export function slotRows(live: readonly Release[]): SlotRow[] {
  const remotes = live.filter((release) => release.kind === 'remote');
  const rows = remotes.flatMap((owner) =>
    Object.entries(owner.slots ?? {}).map(([slot, { pages, values, atMost, until }]): SlotRow => {
      const fillers = remotes.filter(({ parts = [] }) => parts.some((part) => part.slot === slot));
      return {
        slot,
        release: `${owner.name} ${owner.version}`,
        pages: [...pages],
        gives: Object.entries(values).map(([name, type]) => `${name}: ${type}`),
        filledBy: fillers.map(({ name, version }) => `${name} ${version}`),
        room: Math.max(0, atMost - new Set(fillers.map(({ name }) => name)).size),
        until: until ?? null,
      };
    }),
  );
  return rows.sort((a, b) => (a.slot < b.slot ? -1 : 1));
}

/** What whoever fills a slot has to know of it: that it ends, and when. */
export function endingSlots(release: Release, live: readonly Release[]): string[] {
  if (release.kind !== 'remote') return [];
  const filled = new Set((release.parts ?? []).map(({ slot }) => slot));
  return slotRows(live)
    .filter(({ slot, until }) => until !== null && filled.has(slot))
    .map(
      ({ slot, until, release: owner }) =>
        `The slot ${slot} ends on ${until}, as ${owner} says. After that a release without it may go live, and its part is left out.`,
    );
}
