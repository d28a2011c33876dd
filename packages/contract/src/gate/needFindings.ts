import type { ApiOffers } from '../api-needs.ts';
import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE } from './manifest-file.ts';
import { routeNames } from './routeNames.ts';
import { titleOf } from './titleOf.ts';

type Needing = Pick<RemoteRelease, 'name' | 'version' | 'needs'>;

/**
 * Refuses a release that calls routes which the gateway does not offer, or offers in other forms only. What a release
 * from before there were needs calls is not known, so nothing is refused.
 */
export function needFindings(release: Needing, offers: ApiOffers): Finding[] {
  return Object.entries(release.needs ?? {}).flatMap(([route, form]): Finding[] => {
    const forms = Object.hasOwn(offers, route) ? (offers[route] ?? []) : [];
    if (forms.includes(form)) return [];
    if (forms.length === 0) {
      const message =
        `${titleOf(release)} calls ${route}, which this gateway does not offer. Run a gateway that does first, or ` +
        'choose a release that does without.';
      return [{ code: 'api-missing', message }];
    }
    const message =
      `${titleOf(release)} calls ${route} in the form ${form}, and this gateway offers ${forms.join(', ')}. Run the ` +
      'gateway that it was built for first, or build it with the packages of this one.';
    return [{ code: 'api-changed', message }];
  });
}

/** Refuses a release whose scripts call routes that its manifest does not name: the gate could not look after them. */
export function hiddenCallFindings(release: RemoteRelease, words: Iterable<string>): Finding[] {
  const hidden = routeNames(words, release).filter((route) => !Object.hasOwn(release.needs ?? {}, route));
  return hidden.map((route) => ({
    code: 'needs-missing',
    message: `The scripts call ${route}, which ${MANIFEST_FILE} does not name among its needs. ${HOW_TO_REBUILD}`,
  }));
}
