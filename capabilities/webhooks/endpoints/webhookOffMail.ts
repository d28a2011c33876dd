import { type Mail, mailLayout } from '@saltbush/capability/mail';
import { brand } from '@saltbush/ui/brand';
import type { WebhookRow } from '../tables.ts';

const WHY = {
  failed: 'Nothing that we sent to it succeeded for a day, so we turned it off.',
  gone: 'It answered that it is gone (410), so we turned it off.',
};

interface Off {
  to: string;
  webhook: Pick<WebhookRow, 'url' | 'description'>;
  state: keyof typeof WHY;
  publicUrl: string;
}

/** The mail to an owner about a webhook that we turned off. */
export const webhookOffMail = ({ to, webhook: { url, description }, state, publicUrl }: Off): Mail => ({
  kind: 'webhook-off',
  to,
  replyTo: brand.salesEmail,
  subject: `We turned off the webhook ${description || new URL(url).host}`,
  ...mailLayout({
    title: 'Your webhook is off',
    preheader: WHY[state],
    paragraphs: [
      `Your system at ${url} is told of your freight by a webhook. ${WHY[state]}`,
      'Your freight goes on as before. Look at what came back, mend your system, send a test, then turn the webhook on again. What it missed can be sent again for 30 days.',
    ],
    facts: [
      ...(description === '' ? [] : [{ label: 'Webhook', value: description }]),
      { label: 'Address', value: url },
    ],
    link: { label: 'Open your webhooks', href: `${publicUrl}/dashboard/keys/webhooks` },
  }),
});
