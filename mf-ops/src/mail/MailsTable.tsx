import type { MailSummary } from '@saltbush/business-api/mails';
import { Badge, TextLink } from '@saltbush/ui';
import type { DeskMailsQuery } from '../api/deskMails.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { ROW_LINK } from '../frame/listShortcuts.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import * as T from '../frame/table.styles.ts';
import * as S from './MailsTable.styles.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';
import { mailHref } from './mailAddress.ts';

interface MailsTableProps {
  wanted: DeskMailsQuery;
  /** Undefined while the first answer is on its way. */
  rows: readonly MailSummary[] | undefined;
}

/** The mails asked for, newest first: a table where there is room, otherwise a list. */
export function MailsTable({ wanted, rows }: MailsTableProps) {
  if (!rows) return <RowsSkeleton label="Reading the outbox" />;
  if (rows.length === 0) return <NoMails wanted={wanted} />;
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
                  {subject}
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

function NoMails({ wanted }: { wanted: DeskMailsQuery }) {
  const { status, search, page } = wanted;
  if (page > 1) {
    return (
      <T.Empty>
        <p>This page of the list is empty by now.</p>
        <TextLink href={mailHref({ ...wanted, page: 1 })}>Go to the first page</TextLink>
      </T.Empty>
    );
  }
  if (search !== '') {
    return (
      <T.Empty>
        <p>No mail has “{search}” in its address or subject.</p>
        <TextLink href={mailHref({ status, search: '', page: 1 })}>Clear the search</TextLink>
      </T.Empty>
    );
  }
  return (
    <T.Empty>
      <p>
        {status === ''
          ? 'No mail has been written yet. Quotes, bookings and answers to them write mails by themselves.'
          : `No mail is ${MAIL_STATUS_LABELS[status].label.toLowerCase()}.`}
      </p>
      {status !== '' && <TextLink href={mailHref({ status: '', search: '', page: 1 })}>Show all mails</TextLink>}
    </T.Empty>
  );
}
