import type { ReleaseRoute } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import * as T from '../frame/table.styles.ts';
import * as S from './PathTable.styles.ts';

const STANDINGS = {
  owner: { label: 'Owner', tone: 'good' },
  granted: { label: 'Granted', tone: 'neutral' },
  'grant-ended': { label: 'Grant revoked', tone: 'danger' },
  left: { label: 'Given up', tone: 'warn' },
} as const satisfies Record<ReleaseRoute['standing'], { label: string; tone: string }>;

/** Paths and who has them: a table if it fits, otherwise a list. */
export function PathTable({ routes }: { routes: readonly ReleaseRoute[] }) {
  return (
    <T.Frame>
      <S.Table>
        <caption>Which remote has which path</caption>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Remote</th>
            <th scope="col">As</th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ path, remote, standing }) => (
            <tr key={`${path} ${remote}`}>
              <th scope="row" data-cell="path">
                {path}
              </th>
              <td data-cell="remote">
                <a href={`/ops/releases/${remote}`}>{remote}</a>
              </td>
              <td data-cell="as">
                <Badge tone={STANDINGS[standing].tone}>{STANDINGS[standing].label}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}
