import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';

const PATH_VIEWS = ['all', 'granted', 'ended'] as const;
type PathView = (typeof PATH_VIEWS)[number];

export const PATHS_LIST: Omit<DeskList<PathView>, 'title'> = {
  thing: 'path',
  things: 'paths',
  address: listAddress({ path: '/ops/paths', views: PATH_VIEWS }),
  views: [
    { id: 'all', label: 'All', empty: 'No remote has a path yet. The first that activates one owns it.' },
    { id: 'granted', label: 'Granted', empty: 'No remote has a path of another one.' },
    {
      id: 'ended',
      label: 'Given up or revoked',
      empty: 'Every path is with its owner, or with whom it is granted to.',
    },
  ],
  wholeView: 'all',
  viewsLabel: 'Views of paths',
  searchPlaceholder: 'Path or remote',
  searched: 'its address or its remote',
};
