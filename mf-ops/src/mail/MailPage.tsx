import { useParams } from 'react-router-dom';
import { useDeskMailQuery } from '../api/deskMail.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RecordPage } from '../frame/RecordPage.tsx';
import { MailSheet } from './MailSheet.tsx';

const MISSING = {
  title: 'There is no such mail',
  advice: 'Look for it by its address or subject.',
  link: 'Show all mails',
  href: '/ops/mail',
};

/** One mail, and what happened to it. */
export function MailPage() {
  const { id = '' } = useParams();
  const answer = useDeskMailQuery(id, usePollingOptions());
  return (
    <RecordPage
      place="mail"
      title={answer.currentData?.subject ?? `Mail ${id}`}
      thing="mail"
      answer={answer}
      missing={MISSING}
    >
      {(mail) => <MailSheet mail={mail} />}
    </RecordPage>
  );
}
