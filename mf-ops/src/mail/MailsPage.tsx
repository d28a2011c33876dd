import { MAIL_STATUSES, type MailSummary } from '@saltbush/business-api/mails';
import { apiError } from '@saltbush/calls';
import { Notice } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { useDeskMailsQuery, useLazyDeskMailsQuery } from '../api/deskMails.ts';
import { useRetryMailMutation } from '../api/retryMail.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { MAILS_LIST } from './mails-list.tsx';

/** The outbox: every mail of the site with its status. What is on show is in the address. */
export function MailsPage() {
  const [parameters] = useSearchParams();
  const wanted = MAILS_LIST.address.read(parameters);
  const answer = useDeskMailsQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskMailsQuery();
  const [retry] = useRetryMailMutation();
  const onAct = async (_again: string, { id }: MailSummary) => apiError((await retry(id)).error);
  const counts = answer.data?.counts;
  const all = counts && MAIL_STATUSES.reduce((sum, known) => sum + counts[known], 0);
  return (
    <ListPage
      list={MAILS_LIST}
      caption="Mails"
      counts={counts && all !== undefined ? { ...counts, '': all } : undefined}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer, onAct }}
      notice={
        counts &&
        counts.kept > 0 && (
          <Notice tone="warn" title="Kept mails reached nobody">
            <p>
              The site could not send mail when they were written, so they are kept here to be read. Ring whoever needs
              to know. Once an operator says that mail works, choose them and send them again.
            </p>
          </Notice>
        )
      }
    />
  );
}
