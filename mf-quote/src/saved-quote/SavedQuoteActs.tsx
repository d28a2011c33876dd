import type { SavedQuote } from '@saltbush/quotes/api';
import { Button, ButtonLink, icons } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { quotePdfHref } from '../api/quotePdfHref.ts';
import * as S from '../record/record.styles.ts';
import { CopyLink } from '../sharing/CopyLink.tsx';
import { MailQuoteForm } from '../sharing/MailQuoteForm.tsx';
import { useMailQuote } from '../sharing/useMailQuote.ts';

/** Buttons to book, mail, download, print and share a valid price. */
export function SavedQuoteActs({ saved: { token } }: { saved: SavedQuote }) {
  const [isMailing, setIsMailing] = useState(false);
  const mailQuote = useMailQuote();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsMailing(false);
    opener.current?.focus();
  };
  return (
    <>
      <S.Acts>
        <ButtonLink href={`/quotes/${token}/book`} size="large" iconAfter={icons.arrowRight} isFullWidth>
          Book This Quote
        </ButtonLink>
        <Button
          ref={opener}
          variant="secondary"
          iconBefore={icons.mail}
          aria-expanded={isMailing}
          onClick={() => setIsMailing(!isMailing)}
        >
          Email Quote
        </Button>
        <ButtonLink variant="secondary" iconBefore={icons.download} href={quotePdfHref(token)} download>
          Download PDF
        </ButtonLink>
      </S.Acts>
      {isMailing && <MailQuoteForm send={(to) => mailQuote(token, to)} onClose={close} />}
      <CopyLink path={`/quotes/${token}`} label="Private link to this quote" />
      <S.Acts>
        <Button variant="quiet" iconBefore={icons.document} onClick={() => window.print()}>
          Print
        </Button>
      </S.Acts>
    </>
  );
}
