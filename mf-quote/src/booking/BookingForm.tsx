import type { Booking } from '@saltbush/consignments/api';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Button, Container, ErrorSummary, icons, Notice, PageHeader, Section } from '@saltbush/ui';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { useClock } from '../clock/useClock.ts';
import { RoleNotice } from '../role/RoleNotice.tsx';
import { AnswerTime } from './AnswerTime.tsx';
import { BookerFields } from './BookerFields.tsx';
import * as S from './BookingForm.styles.ts';
import { BookingRefusal } from './BookingRefusal.tsx';
import { sectionOf } from './bookingErrors.ts';
import { CopiedNotice } from './CopiedNotice.tsx';
import { DangerousGoodsFields } from './DangerousGoodsFields.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { InstructionFields } from './InstructionFields.tsx';
import { openPickupDays } from './openPickupDays.ts';
import { PickupTimeFields } from './PickupTimeFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { QuoteToBook } from './QuoteToBook.tsx';
import { StopFields } from './StopFields.tsx';
import { TermsField } from './TermsField.tsx';
import { useBookingForm } from './useBookingForm.ts';

interface Props {
  saved: SavedQuote;
  /** Reference of the booking that this one repeats; blank when it repeats none. */
  again: string;
  /** That booking; null when there is none, or it is not the visitor's. */
  earlier: Booking['details'] | null;
}

/** Asks for what the quote does not say yet, and requests the booking at its price. */
export function BookingForm({ saved, again, earlier }: Props) {
  const { now } = useClock();
  const openDays = useMemo(() => openPickupDays(saved.request, saved.quote, now), [saved, now]);
  const form = useBookingForm(saved, { openDays, now, earlier });

  const summary = useRef<HTMLDivElement>(null);
  const faults =
    form.stops === 0
      ? []
      : Object.entries(form.errors).map(([id, message]) => ({ id, message: `${sectionOf(id)}${message}` }));

  useEffect(() => {
    if (form.stops > 0) summary.current?.focus();
  }, [form.stops]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <Section spacing="half">
      <Container>
        <PageHeader
          eyebrow={`Quote ${saved.reference}`}
          title="Book this quote"
          lead="This is a request. It is confirmed once we accept it, and we write to you either way."
        />
        <S.Layout>
          <QuoteToBook saved={saved} />
          <S.Form noValidate onSubmit={onSubmit} aria-label="Booking">
            {form.isRestored && (
              <Notice role="status" title="What you typed earlier is back">
                <Button variant="quiet" size="small" iconBefore={icons.repeat} onClick={form.startAgain}>
                  Start again with an empty form
                </Button>
              </Notice>
            )}
            {again !== '' && !form.isRestored && <CopiedNotice reference={again} isCopied={earlier !== null} />}
            <RoleNotice />
            <ErrorSummary ref={summary} faults={faults} />
            <S.Sheet>
              <S.Part>
                <GoodsFields form={form} saved={saved} now={now} />
              </S.Part>
              <S.Part>
                <BookerFields form={form} />
              </S.Part>
              <S.Part>
                <StopFields form={form} stop="pickup" saved={saved} />
              </S.Part>
              <S.Part>
                <StopFields form={form} stop="delivery" saved={saved} />
              </S.Part>
              <S.Part>
                <PickupTimeFields form={form} request={saved.request} now={now} />
              </S.Part>
              <S.Part>
                <InstructionFields form={form} />
              </S.Part>
              <S.Part>
                <DangerousGoodsFields form={form} />
              </S.Part>
              <S.Part>
                <TermsField form={form} />
                <PrivacyNotice />
              </S.Part>
            </S.Sheet>
            <BookingRefusal form={form} quoteToken={saved.token} />
            <AnswerTime quote={saved.quote} pickupDate={form.values.pickupDate} now={now} />
            <Button
              type="submit"
              size="large"
              iconAfter={icons.arrowRight}
              busy={form.isBusy}
              busyLabel="Sending your request..."
            >
              Request booking
            </Button>
          </S.Form>
        </S.Layout>
      </Container>
    </Section>
  );
}
