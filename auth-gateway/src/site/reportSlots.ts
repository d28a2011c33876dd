import type { RemoteRelease } from '@saltbush/contract/release';
import type { OfferedSlot, SlotFiller, SlotsReport } from '@saltbush/contract/release-api';
import { ownerOfSlot, type ReleasePart, unfitValues } from '@saltbush/contract/slots';
import type { LiveSet } from '../releases/liveSet.ts';
import { type LiveOffer, liveOffers } from './slotOffers.ts';

interface Part {
  remote: RemoteRelease;
  part: ReleasePart;
}

function fillerOf({ remote: { name, version }, part }: Part, offer: LiveOffer): SlotFiller {
  const leftOut = (): SlotFiller['leftOut'] => {
    if (offer.from && !offer.from.includes(name)) return 'kept';
    if (unfitValues(part, offer).length > 0) return 'values';
    return offer.remotes.includes(name) ? null : 'full';
  };
  const isQuiet = part.interactive === 'none';
  return { remote: name, version, part: part.exportName, access: part.access, isQuiet, leftOut: leftOut() };
}

/** Which slots the live releases offer, and which parts are in them or left out, and why. */
export function reportSlots(liveSet: LiveSet): SlotsReport {
  const remotes = [...liveSet.entries.values()]
    .map(({ release }) => release)
    .filter((release) => release.kind === 'remote');
  const parts = remotes.flatMap((remote) => (remote.parts ?? []).map((part): Part => ({ remote, part })));
  const offers = liveOffers(liveSet, { fills: 'quiet-slots' });
  const slots = [...offers].map(([slot, offer]): OfferedSlot => {
    const owner = ownerOfSlot(slot);
    const rank = ({ remote, leftOut }: SlotFiller) =>
      leftOut === null ? offer.remotes.indexOf(remote) : offer.remotes.length;
    return {
      ...{ slot, remote: owner, version: liveSet.entries.get(owner)?.release.version ?? '' },
      ...{ pages: [...offer.pages], values: offer.values, atMost: offer.atMost, until: offer.until ?? null },
      fillers: parts
        .filter(({ part }) => part.slot === slot)
        .map((one) => fillerOf(one, offer))
        .sort((one, other) => rank(one) - rank(other)),
    };
  });
  const bySlot = (one: { slot: string }, other: { slot: string }) => (one.slot < other.slot ? -1 : 1);
  return {
    slots: slots.sort(bySlot),
    unplaced: parts
      .filter(({ part }) => !offers.has(part.slot))
      .map(({ remote: { name, version }, part }) => ({ slot: part.slot, remote: name, version }))
      .sort(bySlot),
  };
}
