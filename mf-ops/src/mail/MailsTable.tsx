import type { MailSummary } from '@saltbush/business-api/mails';
import { Badge, keepTogether } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import * as T from '../frame/table.styles.ts';
import * as S from './MailsTable.styles.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';

/** Mails, newest first: a table if it fits, otherwise a list. */
export function MailsTable({ rows }: { rows: readonly MailSummary[] }) {
  return (
    <T.Frame>
      <S.Table>
        <caption>Mails</caption>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
            <th scope="col">Written</th>
            <th scope="col" data-align="end">
              Attempts
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, subject, to, status, queuedAt, attempts }) => (
            <tr key={id}>
              <th scope="row" data-cell="subject">
                <a href={`/ops/mail/${id}`} {...ROW_LINK}>
                  {keepTogether(subject)}
                </a>
              </th>
              <td data-cell="to">{to}</td>
              <td data-cell="status">
                <Badge tone={MAIL_STATUS_LABELS[status].tone}>{MAIL_STATUS_LABELS[status].label}</Badge>
              </td>
              <td data-cell="queued">{deskMoment(queuedAt)}</td>
              <td data-cell="attempts" data-align="end">
                {attempts}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </T.Frame>
  );
}
