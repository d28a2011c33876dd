import { MAIL_STATUSES } from '@saltbush/business-api/mails';
import { Notice } from '@saltbush/ui';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiError } from '../api/apiError.ts';
import { useDeskMailsQuery } from '../api/deskMails.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import { Freshness } from '../frame/Freshness.tsx';
import { usePollingOptions, useRefreshOnReturn } from '../frame/keep-fresh.ts';
import * as L from '../frame/list.styles.ts';
import { listShortcuts } from '../frame/listShortcuts.ts';
import { Pager } from '../frame/Pager.tsx';
import { SearchBox } from '../frame/SearchBox.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { ViewLinks } from '../frame/ViewLinks.tsx';
import { MailsTable } from './MailsTable.tsx';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';
import { mailHref, readMailAddress } from './mailAddress.ts';

/** The outbox: every mail the site wrote, and what became of it. The address holds its state. */
export function MailsPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wanted = readMailAddress(parameters);
  const { status } = wanted;
  const answer = useDeskMailsQuery(wanted, usePollingOptions());
  const { data, currentData, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);

  const onSearch = useCallback(
    (words: string) => void navigate(mailHref({ status, search: words, page: 1 }), { replace: true }),
    [navigate, status],
  );
  const shortcuts = useMemo(() => listShortcuts({ list, search, thing: 'mail' }), []);
  const counts = data?.counts;
  const all = counts && MAIL_STATUSES.reduce((sum, known) => sum + counts[known], 0);

  return (
    <DeskFrame
      place="mail"
      title="Mail"
      shortcuts={shortcuts}
      beside={
        <Freshness
          readAt={currentData && fulfilledTimeStamp}
          isFetching={isFetching}
          error={error}
          onRefresh={() => void refetch()}
        />
      }
    >
      <L.Controls>
        <ViewLinks
          label="Mails by status"
          currentId={status}
          views={[
            { id: '', label: 'All', count: all, href: mailHref({ status: '', search: wanted.search, page: 1 }) },
            ...MAIL_STATUSES.map((id) => ({
              id,
              label: MAIL_STATUS_LABELS[id].label,
              count: counts?.[id],
              href: mailHref({ status: id, search: wanted.search, page: 1 }),
            })),
          ]}
        />
        <SearchBox
          label="Search mails"
          placeholder="Address or subject"
          value={wanted.search}
          onSearch={onSearch}
          inputRef={search}
        />
      </L.Controls>
      {counts && counts.kept > 0 && (
        <Notice tone="warn" title="Kept mails reached nobody">
          <p>
            No mail server was configured when they were written, so they are kept here to be read. Set SMTP_URL on the
            gateway, then open a mail and send it.
          </p>
        </Notice>
      )}
      {error && !currentData && (
        <Trouble
          title="The outbox could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(currentData || !error) && (
        <div ref={list}>
          <MailsTable wanted={wanted} rows={currentData?.rows} />
        </div>
      )}
      {currentData && (
        <Pager
          label="Pages of mails"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => mailHref({ ...wanted, page })}
        />
      )}
    </DeskFrame>
  );
}
