import { type DeskDriver, DRIVER_DOCUMENT_KINDS } from '@saltbush/drivers/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import * as S from '../frame/ListTable.styles.ts';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import { Frame } from '../frame/table.styles.ts';
import { DRIVER_STATUS_LABELS, PURPOSES } from './driver-statuses.data.ts';

/** Drivers with the progress of their documents: a table if it fits, otherwise a list. */
export function DriversTable({ rows }: { rows: readonly DeskDriver[] }) {
  return (
    <Frame>
      <S.Table>
        <caption>Driver applications</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col">Reference</th>
            <th scope="col">Kind</th>
            <th scope="col">Licence</th>
            <th scope="col">Vehicle</th>
            <th scope="col">Documents</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, status, purpose, name, submittedAt, ...row }) => (
            <tr key={reference}>
              <th scope="row" data-cell="name">
                <a href={`/ops/drivers/${reference}`} {...ROW_LINK}>
                  {name}
                </a>
              </th>
              <td data-cell="status">
                <Badge tone={DRIVER_STATUS_LABELS[status].tone}>{DRIVER_STATUS_LABELS[status].label}</Badge>
              </td>
              <td data-cell="when">{reference}</td>
              <td data-narrow="hidden">{PURPOSES[purpose]}</td>
              <td data-cell="when">
                {row.licenceClass}, {row.licenceState}
              </td>
              <td>{row.vehicle}</td>
              <td data-cell="when">
                {row.documentsVerified} of {DRIVER_DOCUMENT_KINDS.length} verified, {row.documentsReceived} sent
              </td>
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
