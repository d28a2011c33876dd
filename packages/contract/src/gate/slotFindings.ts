import type { Release, RemoteRelease } from '../release.ts';
import { ownerOfSlot, type ReleasePart, type SlotOffer, unfitValues } from '../slots.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

const isRemote = (release: Release): release is RemoteRelease => release.kind === 'remote';

const offerOf = (release: RemoteRelease, slot: string): SlotOffer | undefined =>
  release.slots !== undefined && Object.hasOwn(release.slots, slot) ? release.slots[slot] : undefined;

/**
 * Reasons why parts of a release would not be shown beside the live ones, and why parts of live releases would leave the
 * site with it. `live` holds every release that visitors may get, also of the same name.
 */
export function slotFindings(release: Release, live: readonly Release[]): Finding[] {
  if (!isRemote(release)) return [];
  const others = live.filter(isRemote).filter(({ name }) => name !== release.name);
  return [
    ...(release.parts ?? []).flatMap((part) => partFindings(part, release, others)),
    ...leftOut(
      release,
      live.filter(isRemote).filter(({ name }) => name === release.name),
      others,
    ),
  ];
}

function partFindings(part: ReleasePart, release: RemoteRelease, others: readonly RemoteRelease[]): Finding[] {
  const { slot } = part;
  const owner = ownerOfSlot(slot);
  const owners = owner === release.name ? [release] : others.filter(({ name }) => name === owner);
  const offers = owners.flatMap((one) => offerOf(one, slot) ?? []);
  const own = titleOf(release);
  if (owners.length === 0 || offers.length < owners.length) {
    const where =
      owners.length === 0 ? `${owner} is not live` : `${owners.map(titleOf).join(' and ')} offers no such slot`;
    const message = `${own} has a part for the slot ${slot}, but ${where}. Wait until it is, or correct the name.`;
    return [{ code: 'slot-unknown', message }];
  }
  return offers.flatMap((offer) => misfits(part, { release, offer, others }));
}

interface Place {
  release: RemoteRelease;
  offer: SlotOffer;
  others: readonly RemoteRelease[];
}

function misfits(part: ReleasePart, { release, offer, others }: Place): Finding[] {
  const { slot } = part;
  const own = titleOf(release);
  const owner = ownerOfSlot(slot);
  if (offer.from !== undefined && !offer.from.includes(release.name)) {
    const message = `${own} has a part for the slot ${slot}, which ${owner} keeps for ${offer.from.join(', ')}. Ask its team.`;
    return [{ code: 'slot-closed', message }];
  }
  const unfit = unfitValues(part, offer);
  const given = Object.entries(offer.values).map(([name, type]) => `${name}: ${type}`);
  const fillers = new Set(
    others.filter(({ parts = [] }) => parts.some((other) => other.slot === slot)).map(({ name }) => name),
  );
  return [
    ...(unfit.length === 0
      ? []
      : [
          {
            code: 'slot-values' as const,
            message:
              `${own} takes ${unfit.join(', ')} of the slot ${slot} in another way than it is given. The slot gives ` +
              `${given.length === 0 ? 'nothing' : given.join(', ')}. Correct the part in remote.config.ts.`,
          },
        ]),
    ...(fillers.size < offer.atMost
      ? []
      : [
          {
            code: 'slot-full' as const,
            message:
              `The slot ${slot} has room for ${offer.atMost}, and ${[...fillers].sort().join(', ')} ` +
              `${fillers.size === 1 ? 'is' : 'are'} in it. Ask the team of ${owner} for more room.`,
          },
        ]),
  ];
}

/** Parts of others that are shown now and would not be with this release. */
function leftOut(
  release: RemoteRelease,
  before: readonly RemoteRelease[],
  others: readonly RemoteRelease[],
): Finding[] {
  return before.flatMap((old) =>
    Object.entries(old.slots ?? {}).flatMap(([slot, offer]): Finding[] => {
      const next = offerOf(release, slot);
      const filled = others.filter(({ parts = [] }) =>
        parts.some(
          (part) =>
            part.slot === slot &&
            unfitValues(part, offer).length === 0 &&
            (!next || unfitValues(part, next).length > 0),
        ),
      );
      if (filled.length === 0 || isOver(offer)) return [];
      const what = next === undefined ? `no longer offers the slot ${slot}` : `gives the slot ${slot} other values`;
      const message =
        `${titleOf(release)} ${what}, which ${filled.map(titleOf).join(' and ')} ` +
        `${filled.length === 1 ? 'fills' : 'fill'}. First release it with a last day (until) for that slot: who fills it is ` +
        'told, and after that day this release can be activated.';
      return [{ code: 'slot-in-use', message }];
    }),
  );
}

/** Whether the last day of a slot has passed everywhere in Australia. */
function isOver({ until }: SlotOffer): boolean {
  return until !== undefined && Date.now() > Date.parse(`${until}T16:00:00Z`);
}
