import { MAIL_STATUSES } from '@saltbush/business-api/mails';
import { Notice } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { useDeskMailsQuery } from '../api/deskMails.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../frame/ListPage.tsx';
import { MailsTable } from './MailsTable.tsx';
import { MAILS_LIST } from './mails-list.data.ts';

/** The outbox: every mail of the site with its status. Status, search and page are in the address. */
export function MailsPage() {
  const [parameters] = useSearchParams();
  const wanted = MAILS_LIST.address.read(parameters);
  const answer = useDeskMailsQuery(wanted, usePollingOptions());
  const counts = answer.data?.counts;
  const all = counts && MAIL_STATUSES.reduce((sum, known) => sum + counts[known], 0);
  return (
    <ListPage
      list={MAILS_LIST}
      wanted={wanted}
      answer={answer}
      counts={counts && all !== undefined ? { ...counts, '': all } : undefined}
      notice={
        counts &&
        counts.kept > 0 && (
          <Notice tone="warn" title="Kept mails reached nobody">
            <p>
              No mail server was configured when they were written, so they are kept here to be read. Set SMTP_URL on
              the gateway, then open a mail and send it.
            </p>
          </Notice>
        )
      }
    >
      {(rows) => <MailsTable rows={rows} />}
    </ListPage>
  );
}
