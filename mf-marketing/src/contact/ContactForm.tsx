import { ENQUIRY_TOPICS } from '@saltbush/enquiries/api';
import { parsePhone } from '@saltbush/freight';
import { Button, icons, Notice, TextAreaField, TextField, TextLink, WithoutScripts } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as S from './ContactForm.styles.ts';
import { contactPrefill } from './contactPrefill.ts';
import { useContactForm } from './useContactForm.ts';

/** The enquiry form. It shows the reference of a sent message and keeps a draft until then. */
export function ContactForm() {
  const [query] = useSearchParams();
  const prefill = useMemo(() => contactPrefill(query), [query]);
  const { form, sending, receipt, values, field, submit } = useContactForm(prefill);
  const phone = parsePhone(values.phone);
  const isSent = sending.status === 'sent';

  return (
    <S.Form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <S.Title id="contact-form-title">Send us a message</S.Title>
        {prefill.topic !== 'general' && (
          <S.Topic>
            About: <strong>{ENQUIRY_TOPICS[prefill.topic]}</strong>
          </S.Topic>
        )}
      </div>
      <WithoutScripts does="Messages are sent" instead="we answer you" />
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" required autoComplete="email" inputMode="email" {...field('email')} />
      <TextField
        label="Phone"
        type="tel"
        isOptional
        autoComplete="tel"
        inputMode="tel"
        help={phone.status === 'warning' ? `${phone.message}. You can send it all the same.` : undefined}
        {...field('phone')}
      />
      <TextField label="Company" isOptional autoComplete="organization" {...field('company')} />
      <TextAreaField
        label="Message"
        required
        help="From where to where, what it is with size and weight, when it is ready and when it must be there."
        {...field('message')}
      />
      <S.Trap aria-hidden>
        <label htmlFor="contact-fax">Leave this blank</label>
        <input id="contact-fax" name="contact_me_by_fax" tabIndex={-1} autoComplete="off" defaultValue="" />
      </S.Trap>
      <S.Privacy>
        We use these details to answer you, and for nothing else. <TextLink href="/terms#privacy">Privacy</TextLink>
      </S.Privacy>
      <S.Sending>
        <Button
          type="submit"
          size="large"
          isFullWidth
          iconBefore={isSent ? icons.check : icons.mail}
          busy={sending.status === 'sending'}
          busyLabel="Sending..."
          aria-disabled={isSent || sending.status === 'sending' || undefined}
        >
          {isSent ? 'Message Sent!' : 'Send Message'}
        </Button>
        <div role="status">
          {receipt && (
            <Notice tone="good" title="We have your message">
              Your reference is <strong>{receipt.reference}</strong>; it is on its way to {receipt.email} too. In
              business hours you have a reply within 2 hours. If it cannot wait, ring {brand.phone}.
            </Notice>
          )}
        </div>
        <div role="alert">
          {sending.status === 'failed' && (
            <Notice tone="danger" title="Your message was not sent">
              {sending.fault}
            </Notice>
          )}
        </div>
      </S.Sending>
    </S.Form>
  );
}
