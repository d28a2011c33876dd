import type { ReleaseRoute } from '@saltbush/contract/release-api';
import { WholeList } from '../frame/WholeList.tsx';
import * as S from './PathsPage.styles.ts';
import { PathTable } from './PathTable.tsx';
import { PATHS_LIST } from './paths-list.data.ts';

/** Every path that a remote has, with views and a search. */
export function PathList({ routes }: { routes: readonly ReleaseRoute[] }) {
  const granted = routes.filter(({ standing }) => standing === 'granted');
  const ended = routes.filter(({ standing }) => standing === 'grant-ended' || standing === 'left');
  return (
    <S.Paths>
      <WholeList
        list={PATHS_LIST}
        inViews={{ all: routes, granted, ended }}
        textOf={({ path, remote }) => `${path} ${remote}`}
      >
        {(shown) => <PathTable routes={shown} />}
      </WholeList>
    </S.Paths>
  );
}
