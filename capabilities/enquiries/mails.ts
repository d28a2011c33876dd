import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { brand, brandHoursClock } from '@saltbush/ui/brand';
import { ENQUIRY_TOPICS, type EnquiryFields, type EnquiryTopic, replyClosing, replyGreeting } from './api.ts';

/**
 * The mails for an enquiry: to the desk, where a reply goes to the sender, and to the sender. The sender's repeats
 * nothing that was typed, since anybody can enter anybody's address. `publicUrl` is the origin of the site.
 */
export function enquiryMails(
  reference: string,
  enquiry: EnquiryFields & { topic: EnquiryTopic },
  publicUrl: string,
): Mail[] {
  const { topic, name, email, phone, company, message } = enquiry;
  const topicName = ENQUIRY_TOPICS[topic];
  const facts = [
    { label: 'Reference', value: reference },
    { label: 'About', value: topicName },
    { label: 'Name', value: name },
    { label: 'Company', value: company },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
  ].filter(({ value }) => value !== '');
  return [
    {
      kind: 'enquiry-notice',
      to: brand.email,
      replyTo: email,
      subject: `Enquiry ${reference}: ${topicName}`,
      ...mailLayout({
        title: `Enquiry ${reference}`,
        preheader: `${name}: ${message.slice(0, 120)}`,
        paragraphs: message.split(/\n{2,}/),
        facts,
        link: { label: 'Open it on the desk', href: `${publicUrl}/ops/enquiries/${reference}` },
        notes: ['Answer this mail to write to the sender.'],
      }),
    },
    {
      kind: 'enquiry-received',
      to: email,
      replyTo: brand.email,
      subject: `We have your message: ${reference}`,
      ...mailLayout({
        title: 'We have your message',
        preheader: `Your reference is ${reference}. A reply within 2 hours in business hours.`,
        paragraphs: [
          `Thank you for writing to ${brand.name}. Your reference is ${reference}; name it when you write or ring again.`,
          `In business hours (${brand.hours.label}) you have a reply within 2 hours. ${brandHoursClock} If it cannot wait, ring ${brand.phone}.`,
          'You did not write to us? Then somebody gave your address by mistake, and you need do nothing.',
        ],
      }),
    },
  ];
}

interface Reply {
  reference: string;
  topic: EnquiryTopic;
  name: string;
  email: string;
  /** Plain text of staff. */
  words: string;
  /** Of the member of staff; null when it is not known. */
  firstName: string | null;
}

/**
 * What staff answer. The message is not repeated: whoever entered somebody else's address must not reach them with words
 * and addresses of his own under our name.
 */
export function enquiryReply({ reference, topic, name, email, words, firstName }: Reply): Mail {
  const topicName = ENQUIRY_TOPICS[topic];
  return {
    kind: 'enquiry-reply',
    to: email,
    replyTo: brand.email,
    subject: `${topicName}: ${reference}`,
    ...mailLayout({
      title: 'Our answer to your message',
      preheader: words.slice(0, 120),
      paragraphs: [replyGreeting(name), ...words.trim().split(/\n{2,}/), replyClosing(firstName, brand.name)],
      notes: [
        `This is about your message ${reference} (${topicName}). Answer this mail to write to ${brand.email}, or ring ${brand.phone}.`,
      ],
    }),
  };
}
