import { type DeskEnquiryDetail, ENQUIRY_TOPICS } from '@saltbush/enquiries/api';

/** Mail programs cut long addresses, and the sender has the full text anyway. */
const QUOTED_CHARACTERS = 600;

type Enquiry = Pick<DeskEnquiryDetail, 'reference' | 'topic' | 'name' | 'email' | 'message'>;

/** Opens a reply to the sender in the mail program, with the reference as subject and the message quoted. */
export function replyHref({ reference, topic, name, email, message }: Enquiry): string {
  const start = message.length > QUOTED_CHARACTERS ? `${message.slice(0, QUOTED_CHARACTERS).trimEnd()}…` : message;
  const quoted = start.split('\n').map((line) => `> ${line}`);
  const fields = {
    subject: `${ENQUIRY_TOPICS[topic]}: ${reference}`,
    body: [`Hello ${name},`, '', '', '', ...quoted].join('\r\n'),
  };
  // Spaces as %20 (RFC 6068), because mail programs show a plus as it is.
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`;
}
