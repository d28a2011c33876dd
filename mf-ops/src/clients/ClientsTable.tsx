import type { DeskClient } from '@saltbush/clients/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import * as S from '../frame/ListTable.styles.ts';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import { Frame } from '../frame/table.styles.ts';
import { CLIENT_STATUS_LABELS } from './client-statuses.data.ts';

const FOCUS = { metro: 'Metro', interstate: 'Interstate' } as const;

/** Clients and what they send: a table if it fits, otherwise a list. */
export function ClientsTable({ rows }: { rows: readonly DeskClient[] }) {
  return (
    <Frame>
      <S.Table>
        <caption>Clients</caption>
        <thead>
          <tr>
            <th scope="col">Business</th>
            <th scope="col">Status</th>
            <th scope="col">Reference</th>
            <th scope="col">Contact</th>
            <th scope="col">Freight</th>
            <th scope="col">Origin</th>
            <th scope="col">Rate sheet</th>
            <th scope="col">Set up</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, status, businessName, contactName, email, submittedAt, ...row }) => (
            <tr key={reference}>
              <th scope="row" data-cell="name">
                <a href={`/ops/clients/${reference}`} {...ROW_LINK}>
                  {businessName}
                </a>
              </th>
              <td data-cell="status">
                <Badge tone={CLIENT_STATUS_LABELS[status].tone}>{CLIENT_STATUS_LABELS[status].label}</Badge>
              </td>
              <td data-cell="when">{reference}</td>
              <td>
                {contactName}, {email}
              </td>
              <td>
                {row.freightType}, {FOCUS[row.focus].toLowerCase()}
              </td>
              <td data-narrow="hidden">{row.originSuburb}</td>
              <td data-narrow="hidden">{row.hasRateSheet ? 'Yes' : 'None'}</td>
              <td data-cell="when" data-narrow="quiet">
                {deskMoment(submittedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </Frame>
  );
}
