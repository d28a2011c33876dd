import { ALERT_ENDINGS, ALERT_KIND_WORDS, type AlertEnding } from '@saltbush/alert-choices/api';
import { apiError } from '@saltbush/calls';
import { Button, Container, keepTogether, Notice, PageHeader, Section, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEndAlertMailsMutation } from '../api/endAlertMails.ts';
import { failureText } from '../api/failureText.ts';
import * as S from './EndMailsPage.styles.ts';

/** Follows "Stop" and "You get no more". */
function mailsOf(what: AlertEnding): string {
  if (what === 'all') return 'alert mails';
  return what === 'daily' ? 'daily summaries' : `mails about ${ALERT_KIND_WORDS[what].name.toLowerCase()}`;
}

/** Where the link of a mail ends such mails: by a press, since programs that check mails open every link. */
export function EndMailsPage() {
  const { token = '', what: text = '' } = useParams();
  const what = ALERT_ENDINGS.find((ending) => ending === text);
  return (
    <Section tone="sand" spacing="half">
      <Container>
        <PageHeader
          title="Stop alert mails"
          lead="One press is enough. Mails about your own bookings come as before."
        />
        <S.Card>{what ? <Asked {...{ token, what }} /> : <NoLink />}</S.Card>
      </Container>
    </Section>
  );
}

function Asked({ token, what }: { token: string; what: AlertEnding }) {
  const [end, { error, isLoading, originalArgs }] = useEndAlertMailsMutation();
  const [ended, setEnded] = useState<AlertEnding | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const failure = apiError(error);
  // The button is gone, or a failure is above it, so the focus moves to what became of it.
  useEffect(() => {
    if (ended || failure) outcome.current?.focus();
  }, [ended, failure]);

  const stop = async (asked: AlertEnding) => {
    const { data } = await end({ token, what: asked });
    if (data) setEnded(Object.values(data.mails).every((way) => way === 'none') ? 'all' : asked);
  };
  const button = (asked: AlertEnding, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={isLoading && originalArgs?.what === asked}
      busyLabel="Stopping..."
      onClick={() => void stop(asked)}
    >
      Stop {asked === 'all' ? 'all ' : ''}
      {mailsOf(asked)}
    </Button>
  );
  if (failure?.status === 404) return <NoLink />;
  return (
    <>
      {failure && (
        <Notice ref={outcome} tabIndex={-1} tone="danger" title="Nothing was stopped" role="alert">
          <p>{keepTogether(failureText(failure))}</p>
        </Notice>
      )}
      {ended && !failure && (
        <Notice ref={outcome} tabIndex={-1} tone="good" title={`You get no more ${mailsOf(ended)}`} role="status">
          <p>A mail that was written already may still arrive.</p>
        </Notice>
      )}
      {ended !== 'all' && (
        <S.Acts>
          {!ended && button(what, 'primary')}
          {what !== 'all' && button('all', 'secondary')}
        </S.Acts>
      )}
      <p>
        {ended ? 'You want them again?' : 'Only some of them, or in one mail a day?'}{' '}
        <TextLink href="/dashboard/alerts">Choose what you are told</TextLink>
      </p>
    </>
  );
}

function NoLink() {
  return (
    <Notice tone="warn" title="This link ends nothing" role="alert">
      <p>
        Check that it is complete, as it stands in the mail. You can also{' '}
        <TextLink href="/dashboard/alerts">sign in and choose what you are told</TextLink>, or call{' '}
        {keepTogether(brand.phone)}.
      </p>
    </Notice>
  );
}
