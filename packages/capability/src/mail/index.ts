export type { MailContent, MailLine } from './mail-content.ts';
export { mailLayout } from './mailLayout.ts';
export { mailStandings } from './mailStandings.ts';
export { type Mail, type MailAttachment, queueMail, queueMails } from './queueMail.ts';
