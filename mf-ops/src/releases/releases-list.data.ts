import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';

export const RELEASE_VIEWS = ['all', 'trouble', 'rollout'] as const;
export type ReleaseView = (typeof RELEASE_VIEWS)[number];

export const RELEASES_LIST: Omit<DeskList<ReleaseView>, 'title'> = {
  thing: 'remote',
  things: 'remotes',
  address: listAddress({ path: '/ops/releases', views: RELEASE_VIEWS }),
  views: [
    { id: 'all', label: 'All', empty: 'Nothing is live.' },
    { id: 'trouble', label: 'Needs a look', empty: 'No release does worse than the one before it.' },
    { id: 'rollout', label: 'In a rollout', empty: 'Every release goes to all visitors.' },
  ],
  wholeView: 'all',
  viewsLabel: 'Views of remotes',
  searchPlaceholder: 'Name, version, person or reason',
  searched: 'its name, version, people or reasons',
};
