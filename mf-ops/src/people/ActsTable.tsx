import type { PersonAct } from '@saltbush/business-api/people';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import * as T from '../frame/table.styles.ts';
import { Table } from '../list/ListTable.styles.ts';
import { ACT_KINDS } from './act-kinds.data.ts';

/** Exports and erasures, newest first. It shows who did them, not whom they were about. */
export function ActsTable({ rows }: { rows: readonly PersonAct[] }) {
  return (
    <T.Frame>
      <Table>
        <caption>Copies given out, and people erased</caption>
        <thead>
          <tr>
            <th scope="col">Who stands there since</th>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">By</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seq, kind, reason, actor, at, pseudonym }) => (
            <tr key={seq}>
              <th scope="row" data-cell="name">
                {pseudonym ?? 'The person'}
              </th>
              <td data-cell="status">
                <Badge tone={ACT_KINDS[kind].tone}>{ACT_KINDS[kind].label}</Badge>
              </td>
              <td data-cell="long">{reason}</td>
              <td data-narrow="quiet">{actor}</td>
              <td data-cell="when" data-narrow="quiet">
                {deskMoment(at)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </T.Frame>
  );
}
