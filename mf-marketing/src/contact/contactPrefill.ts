import { ENQUIRY_TOPICS, type EnquiryTopic, MAX_MESSAGE_LENGTH } from '@saltbush/enquiries/api';

export interface ContactPrefill {
  topic: EnquiryTopic;
  message: string;
}

/** Control characters except tab and line feed, and characters that change the direction of text. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function isTopic(text: string): text is EnquiryTopic {
  return Object.hasOwn(ENQUIRY_TOPICS, text);
}

/**
 * Values from a link to the form: `?topic=custom-quote&message=…`. Anybody can make such a link, so only known topics
 * are accepted, and the message is plain text that the visitor can see and edit.
 */
export function contactPrefill(query: URLSearchParams): ContactPrefill {
  const topic = (query.get('topic') ?? '').trim().toLowerCase().replace(/\s+/g, '-');
  const message = (query.get('message') ?? '').replace(/\r\n?/g, '\n').replace(UNSAFE, '').trim();
  return {
    topic: isTopic(topic) ? topic : 'general',
    message: [...message].slice(0, MAX_MESSAGE_LENGTH).join('').slice(0, MAX_MESSAGE_LENGTH),
  };
}
