import type { HostRelease, RemoteRelease } from '@saltbush/contract/release';
import { inSlotOrder, ownerOfSlot, type ReleasePart, type SlotOffer, unfitValues } from '@saltbush/contract/slots';
import type { LiveSet } from '../releases/liveSet.ts';

/** A slot of a live release, with the remotes whose parts are in it, in its order. */
export interface LiveOffer extends SlotOffer {
  remotes: string[];
}

export type Offers = ReadonlyMap<string, LiveOffer>;

function mayFill(remote: string, part: ReleasePart, offer: SlotOffer): boolean {
  return (offer.from?.includes(remote) ?? true) && unfitValues(part, offer).length === 0;
}

/** The slots that the live releases offer to visitors of this host. */
export function liveOffers({ entries }: LiveSet, host: Pick<HostRelease, 'fills'>): Offers {
  const offers = new Map<string, LiveOffer>();
  if (host.fills === undefined) return offers;
  const remotes = [...entries.values()].map(({ release }) => release).filter((release) => release.kind === 'remote');
  for (const owner of remotes) {
    for (const [slot, offer] of Object.entries(owner.slots ?? {})) {
      if (ownerOfSlot(slot) !== owner.name) continue;
      const inIt = remotes.filter(({ name, parts = [] }) =>
        parts.some((part) => part.slot === slot && mayFill(name, part, offer)),
      );
      const names = inSlotOrder([...new Set(inIt.map(({ name }) => name))], offer);
      offers.set(slot, { ...offer, remotes: names.slice(0, offer.atMost) });
    }
  }
  return offers;
}

/** The parts of a release, live or of before, that have a place in a live slot. */
export function fittingParts(
  { name, parts = [] }: Pick<RemoteRelease, 'name' | 'parts'>,
  offers: Offers,
): ReleasePart[] {
  return parts.filter((part) => {
    const offer = offers.get(part.slot);
    return offer?.remotes.includes(name) === true && mayFill(name, part, offer);
  });
}

/** Place of a remote's parts in a slot. */
export function rankOf(remote: string, slot: string, offers: Offers): number {
  return offers.get(slot)?.remotes.indexOf(remote) ?? 0;
}

/** Whether nothing in a part needs a script. Hosts of before load every part. */
export function quietness({ interactive }: ReleasePart, { fills }: Pick<HostRelease, 'fills'>): 'none' | undefined {
  return fills === 'quiet-slots' ? interactive : undefined;
}
