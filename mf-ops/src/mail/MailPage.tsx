import { ButtonLink, Notice } from '@saltbush/ui';
import { useParams } from 'react-router-dom';
import { apiError } from '../api/apiError.ts';
import { useDeskMailQuery } from '../api/deskMail.ts';
import { DeskFrame, WayBack } from '../frame/DeskFrame.tsx';
import { Freshness } from '../frame/Freshness.tsx';
import { usePollingOptions, useRefreshOnReturn } from '../frame/keep-fresh.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { MailSheet } from './MailSheet.tsx';

/** One mail as it was written, and what became of it. */
export function MailPage() {
  const { id = '' } = useParams();
  const answer = useDeskMailQuery(id, usePollingOptions());
  const { currentData: mail, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);

  return (
    <DeskFrame
      place="mail"
      title={mail?.subject ?? `Mail ${id}`}
      above={<WayBack href="/ops/mail">Mail</WayBack>}
      beside={
        mail && (
          <Freshness
            readAt={fulfilledTimeStamp}
            isFetching={isFetching}
            error={error}
            onRefresh={() => void refetch()}
          />
        )
      }
    >
      {mail && <MailSheet mail={mail} />}
      {!mail && !error && <RowsSkeleton label="Reading the mail" />}
      {!mail && error?.status === 404 && (
        <Notice tone="warn" title="There is no such mail">
          <p>Look for it by its address or subject.</p>
          <ButtonLink size="small" variant="secondary" href="/ops/mail">
            Show all mails
          </ButtonLink>
        </Notice>
      )}
      {!mail && error && error.status !== 404 && (
        <Trouble
          title="The mail could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </DeskFrame>
  );
}
