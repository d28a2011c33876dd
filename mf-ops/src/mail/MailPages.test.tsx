import type { MailDetail } from '@saltbush/business-api/mails';
import { openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { MailPage } from './MailPage.tsx';
import { MailsPage } from './MailsPage.tsx';

const { text, attachments, ...summary }: MailDetail = {
  id: 7,
  kind: 'booking-accepted',
  to: 'maya@banksia.example',
  subject: 'Booking SH-2026-0123 is confirmed',
  status: 'failed',
  attempts: 9,
  fault: 'Connection refused',
  queuedAt: '2026-11-21T02:00:00.000Z',
  sentAt: null,
  text: 'Hello Maya,\nyour booking is confirmed.',
  attachments: [{ name: 'SH-2026-0123.pdf', sizeBytes: 34_200 }],
};
const mail = { ...summary, text, attachments };
const counts = { queued: 0, sent: 3, kept: 2, failed: 1 };

describe('the outbox', () => {
  const open = (address: string, rows = [summary]) =>
    openPage({
      path: '/ops/mail',
      page: MailsPage,
      address,
      answer: () => ({ body: { rows, total: rows.length, page: 1, pageSize: 25, counts } }),
    });

  it('lists what was written, to whom, and its status', async () => {
    const { calls } = open('/ops/mail?status=failed&search=Maya');
    const row = (await screen.findByRole('link', { name: summary.subject })).closest('tr');
    expect(row).toHaveTextContent('maya@banksia.example');
    expect(row).toHaveTextContent('Failed');
    expect(calls[0]?.path).toBe('/api/ops/mails?status=failed&search=Maya&page=1');
  });

  it('says plainly that kept mails reached nobody', async () => {
    open('/ops/mail');
    expect(await screen.findByText('Kept mails reached nobody')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Kept/ })).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: /All/ })).toHaveTextContent('6');
  });

  it('says what to do when there is none', async () => {
    open('/ops/mail?status=queued', []);
    expect(await screen.findByText('No mail is waiting.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all mails' })).toHaveAttribute('href', '/ops/mail');
  });
});

describe('a mail', () => {
  it('shows the mail as it was written, and sends it again', async () => {
    let status: MailDetail['status'] = 'failed';
    const { user, calls, toasts } = openPage({
      path: '/ops/mail/:id',
      page: MailPage,
      address: '/ops/mail/7',
      answer: ({ method }) => {
        if (method === 'POST') status = 'queued';
        return { body: { ...mail, status } };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: mail.subject })).toBeInTheDocument();
    for (const fact of ['maya@banksia.example', 'SH-2026-0123.pdf, 34 kB', 'Connection refused', 'Hello Maya']) {
      expect(document.body).toHaveTextContent(fact);
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('The mail is queued'));
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/ops/mails/7/retry');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('says so when there is no such mail', async () => {
    openPage({
      path: '/ops/mail/:id',
      page: MailPage,
      address: '/ops/mail/99',
      answer: () => refusal(404, 'not-found', 'There is no such mail.'),
    });
    expect(await screen.findByText('There is no such mail')).toBeInTheDocument();
  });
});
