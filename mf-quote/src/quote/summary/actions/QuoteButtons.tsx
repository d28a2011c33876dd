import { useToast } from '@saltbush/contract';
import { formatDate, type Quote } from '@saltbush/freight';
import { Button, ButtonLink, icons } from '@saltbush/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quotePdfHref } from '../../../api/quotePdfHref.ts';
import { CopyLink } from '../../../sharing/CopyLink.tsx';
import { FailureNotice } from '../../../sharing/FailureNotice.tsx';
import { MailQuoteForm } from '../../../sharing/MailQuoteForm.tsx';
import { useMailQuote } from '../../../sharing/useMailQuote.ts';
import * as S from './actions.styles.ts';
import { downloadFile } from './downloadFile.ts';
import { PriceChanged } from './PriceChanged.tsx';
import { PrintButton } from './PrintButton.tsx';
import type { QuoteActionsProps } from './quote-actions.ts';
import { submissionKey } from './submissions.ts';
import { useQuoteSaving } from './useQuoteSaving.ts';

/** What the visitor pressed. It continues after the quote is saved. */
type Intent = 'book' | 'save' | 'mail' | 'pdf';

const standingOf = ({ needsReview }: Quote, validUntil: string): string =>
  needsReview
    ? `A person confirms the price. Book it by ${formatDate(validUntil)}.`
    : `The price stands until ${formatDate(validUntil)}.`;

/** Books a price when asked to; saves, mails, downloads and prints it. Another price starts over. */
export function QuoteButtons(props: QuoteActionsProps) {
  return <ButtonsOfPrice key={submissionKey(props.request, props.quote)} {...props} />;
}

function ButtonsOfPrice({ request, quote, booking }: QuoteActionsProps) {
  const { saving, save } = useQuoteSaving(request, quote, booking.onQuestion);
  const [intent, setIntent] = useState<Intent>('save');
  const [isMailing, setIsMailing] = useState(false);
  const mailQuote = useMailQuote();
  const showToast = useToast();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const saved = saving.status === 'saved' ? saving.saved : null;
  const busyWith = saving.status === 'saving' ? intent : null;

  const proceed = async (next: Intent) => {
    if (saving.status === 'saving' && intent === next) return;
    setIntent(next);
    const outcome = await save();
    if (outcome.status !== 'saved') return;
    const { reference, token, validUntil } = outcome.saved;
    if (next === 'book') await navigate(`/quotes/${token}/book`);
    if (next === 'pdf') downloadFile(quotePdfHref(token));
    if (next === 'pdf' || next === 'save') {
      const description = standingOf(quote, validUntil);
      showToast({ tone: 'success', title: `Quote ${reference} saved`, description });
    }
  };

  const book = useEffectEvent(() => void proceed('book').finally(booking.onEnd));
  useEffect(() => {
    if (booking.isAsked) book();
  }, [booking.isAsked]);

  const focusOn = (act: Intent) => {
    if (act === 'book') booking.button.current?.focus();
    else root.current?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  };
  // Save Quote has become a link, or the question that was answered is gone: the focus was on it.
  const keepFocus = useEffectEvent((status: string) => {
    if (status !== 'saving' && document.activeElement === document.body) focusOn(intent);
  });
  useEffect(() => {
    if (saving.status !== 'idle' || intent !== 'save') keepFocus(saving.status);
  }, [saving.status, intent]);

  const send = async (to: string) => {
    setIntent('mail');
    const outcome = await save();
    if (outcome.status === 'declined') return 'declined';
    return outcome.status === 'failed' ? outcome.failure : mailQuote(outcome.saved.token, to);
  };

  return (
    <S.Root ref={root}>
      {saving.status === 'price-changed' ? (
        <PriceChanged shown={quote} current={saving.quote} busy={saving.isAccepting} onAnswer={saving.answer} />
      ) : (
        <S.Pair>
          {saved ? (
            <ButtonLink
              href={`/quotes/${saved.token}`}
              variant="secondary"
              iconAfter={icons.arrowRight}
              data-act="save"
            >
              Open quote
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              data-act="save"
              busy={busyWith === 'save'}
              busyLabel="Saving..."
              onClick={() => void proceed('save')}
            >
              Save Quote
            </Button>
          )}
          <Button
            variant="secondary"
            data-act="mail"
            aria-expanded={isMailing}
            onClick={() => setIsMailing(!isMailing)}
          >
            Email Quote
          </Button>
          <Button
            variant="quiet"
            iconBefore={icons.download}
            data-act="pdf"
            busy={busyWith === 'pdf'}
            busyLabel="Preparing..."
            onClick={() => void proceed('pdf')}
          >
            Download PDF
          </Button>
          <PrintButton />
        </S.Pair>
      )}
      {isMailing && (
        // Only hidden while the visitor decides about a changed price, so that what was typed in it stays.
        <S.Panel hidden={saving.status === 'price-changed'}>
          <MailQuoteForm
            send={send}
            onClose={() => {
              setIsMailing(false);
              focusOn('mail');
            }}
          />
        </S.Panel>
      )}
      {saving.status === 'failed' && intent !== 'mail' && (
        <FailureNotice
          failure={saving.failure}
          onRetry={() => {
            focusOn(intent);
            void proceed(intent);
          }}
        />
      )}
      {saved && (
        <S.Kept>
          {/* A toast says it to screen readers. */}
          <p>
            Saved as <strong>{saved.reference}</strong>. {standingOf(quote, saved.validUntil)}
          </p>
          <CopyLink path={`/quotes/${saved.token}`} label="Your private link" />
        </S.Kept>
      )}
    </S.Root>
  );
}
