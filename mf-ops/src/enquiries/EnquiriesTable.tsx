import { type DeskEnquiry, ENQUIRY_TOPICS } from '@saltbush/enquiries/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import * as S from '../frame/ListTable.styles.ts';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import { Frame } from '../frame/table.styles.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';

interface EnquiriesTableProps {
  rows: readonly DeskEnquiry[];
  /** Whether the rows are suspects, probably written by a program. */
  isSuspect: boolean;
}

/** Enquiries: a table if it fits, otherwise a list. */
export function EnquiriesTable({ rows, isSuspect }: EnquiriesTableProps) {
  return (
    <Frame>
      <S.Table>
        <caption>Enquiries</caption>
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Status</th>
            <th scope="col">From</th>
            <th scope="col">About</th>
            <th scope="col">Message</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, status, topic, name, company, excerpt, receivedAt }) => (
            <tr key={reference}>
              <th scope="row">
                <a href={`/ops/enquiries/${reference}`} {...ROW_LINK}>
                  {reference}
                </a>
              </th>
              <td data-cell="status">
                {isSuspect ? (
                  <Badge tone="danger">Suspect</Badge>
                ) : (
                  <Badge tone={ENQUIRY_STATUS_LABELS[status].tone}>{ENQUIRY_STATUS_LABELS[status].label}</Badge>
                )}
              </td>
              <td>
                {name}
                {company && `, ${company}`}
              </td>
              <td>{ENQUIRY_TOPICS[topic]}</td>
              <td data-cell="long" data-narrow="quiet">
                {excerpt}
              </td>
              <td data-cell="when" data-narrow="quiet">
                {deskMoment(receivedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </Frame>
  );
}
