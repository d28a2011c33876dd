import type { DeskEnquiryDetail, EnquiryEvent, MoveEnquiryInput } from '@saltbush/enquiries/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { EnquiriesPage } from './EnquiriesPage.tsx';
import { EnquiryPage } from './EnquiryPage.tsx';

const enquiry: DeskEnquiryDetail = {
  reference: 'ENQ-2026-00012',
  status: 'new',
  topic: 'claim',
  name: 'Tom Nguyen',
  email: 'tom@yarra.example',
  phone: '02 9555 0123',
  company: 'Yarra Homes',
  message: 'Two tiles broke.\nWhat now? <script>alert(1)</script>',
  isSuspect: false,
  receivedAt: '2026-11-21T02:00:00.000Z',
  version: 1,
  trail: [],
};
const told: EnquiryEvent = {
  ...{ at: '2026-11-21T03:00:00.000Z', actor: 'kim@saltbush.example', note: '' },
  status: 'new',
  clearsSuspicion: false,
  ...{ kind: 'step', words: '', heardBy: null, mail: null },
};
const counts = { new: 1, answered: 2, closed: 3, all: 6, suspect: 4 };

describe('the list of enquiries', () => {
  const open = (address = '/ops/enquiries', hasRows = true) => {
    const { reference, status, topic, name, email, company, receivedAt } = enquiry;
    const more = {
      excerpt: 'Two tiles broke. What now?',
      isSuspect: address.includes('suspect'),
      waitsSince: null,
      version: 1,
    };
    const row = { reference, status, topic, name, email, company, receivedAt, ...more };
    const rows = hasRows ? [row] : [];
    const body = { rows, total: rows.length, page: 1, pageSize: 25, counts };
    return openPage({ path: '/ops/enquiries', page: EnquiriesPage, address, answer: () => ({ body }) });
  };

  it('shows who wrote about what, and counts every view', async () => {
    const { calls } = open('/ops/enquiries?view=answered&search=tiles');
    const row = (await screen.findByRole('link', { name: enquiry.reference })).closest('tr');
    for (const text of ['Tom Nguyen, Yarra Homes', 'Damage or loss', 'Two tiles broke.', '1:00 PM AEDT']) {
      expect(row).toHaveTextContent(text);
    }
    expect(calls[0]?.path).toBe('/api/ops/enquiries?view=answered&search=tiles&page=1');
    const views = within(screen.getByRole('navigation', { name: 'Views of enquiries' }));
    expect(views.getByRole('link', { name: /Suspect/ })).toHaveTextContent('4');
  });

  it('marks enquiries that a program seems to have written', async () => {
    open('/ops/enquiries?view=suspect');
    const row = (await screen.findByRole('link', { name: enquiry.reference })).closest('tr');
    expect(row).toHaveTextContent('Suspect');
  });

  it('says what an empty view means, and where to look', async () => {
    open('/ops/enquiries', false);
    expect(await screen.findByText(/Every enquiry has its answer/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all enquiries' })).toHaveAttribute('href', '/ops/enquiries?view=all');
  });
});

describe('an enquiry', () => {
  function open(change: Partial<DeskEnquiryDetail> = {}, act: (call: Call) => Answer = () => ({ body: enquiry })) {
    let current = { ...enquiry, ...change };
    const desk = openPage({
      path: '/ops/enquiries/:reference',
      page: EnquiryPage,
      address: `/ops/enquiries/${enquiry.reference}`,
      answer: (call) => (call.method === 'GET' ? { body: current } : act(call)),
    });
    const sent = () => desk.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as MoveEnquiryInput);
    const become = (next: Partial<DeskEnquiryDetail>) => {
      current = { ...current, ...next };
    };
    return { ...desk, sent, become };
  }
  const opened = () => screen.findByRole('heading', { name: 'Trail' });
  const button = (name: string) => screen.getByRole('button', { name });

  it('shows the message as it was typed', async () => {
    open();
    await opened();
    expect(document.body).toHaveTextContent('<script>alert(1)</script>');
    expect(within(screen.getByRole('region', { name: 'Trail' })).getByText('Received')).toBeInTheDocument();
  });

  it('is marked as answered with two presses, and says so', async () => {
    const { user, sent, toasts } = open();
    await opened();
    await user.click(button('Mark as answered'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts[0]?.title).toBe('ENQ-2026-00012 is answered'));
    expect(sent()).toEqual([{ version: 1, status: 'answered', note: '' }]);
  });

  it('takes a note without changing the status, and refuses an empty one', async () => {
    const { user, sent, drafts } = open({ status: 'answered', version: 2 });
    await opened();
    await user.click(button('Add note'));
    await user.click(button('Add the note'));
    expect(screen.getByLabelText(/^Note/)).toHaveAccessibleDescription(/Write the note/);
    await user.type(screen.getByLabelText(/^Note/), 'Rang at ten');
    expect(drafts.at(-1)).toBe(true);
    await user.click(button('Add the note'));
    await waitFor(() => expect(sent()).toEqual([{ version: 2, status: 'answered', note: 'Rang at ten' }]));
    await waitFor(() => expect(drafts.at(-1)).toBe(false));
  });

  it('shows what somebody else did meanwhile, and goes on only when the user chooses to, with the text kept', async () => {
    const { user, sent, become, toasts } = open({}, ({ body }) => {
      if ((body as MoveEnquiryInput).version === 2) return { body: enquiry };
      become({
        version: 2,
        trail: [{ ...told, note: 'I ring him' }],
      });
      return refusal(409, 'stale', 'Somebody else changed it.');
    });
    await opened();
    await user.click(button('Close'));
    await user.type(screen.getByLabelText(/^Note/), 'Settled');
    await user.click(button('Close the enquiry'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('I ring him'));
    await user.click(button('Go on with what I typed'));
    await user.click(button('Close the enquiry'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent().at(-1)).toEqual({ version: 2, status: 'closed', note: 'Settled' });
  });

  it('keeps the text when the call fails', async () => {
    const { user } = open({}, () => {
      throw new TypeError('Failed to fetch');
    });
    await opened();
    await user.click(button('Close'));
    await user.type(screen.getByLabelText(/^Note/), 'Settled');
    await user.click(button('Close the enquiry'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Settled');
  });

  it('warns when a program seems to have written it, until staff say that a person did', async () => {
    const { user, calls, become, toasts } = open({ isSuspect: true }, () => {
      const trail = [{ ...told, clearsSuspicion: true, note: 'I rang him' }];
      become({ isSuspect: false, version: 2, trail });
      return { body: { ...enquiry, version: 2, trail } };
    });
    expect(await screen.findByText('A program seems to have written this')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull();
    await user.click(button('Mark as genuine'));
    await user.type(screen.getByLabelText(/^Note/), 'I rang him');
    await user.click(
      within(screen.getByRole('form', { name: 'Mark as genuine' })).getByRole('button', { name: 'Mark as genuine' }),
    );
    await waitFor(() => expect(toasts[0]?.title).toBe('ENQ-2026-00012 is genuine'));
    const post = calls.find(({ method }) => method === 'POST');
    expect(post).toMatchObject({
      path: '/api/ops/enquiries/ENQ-2026-00012/genuine',
      body: { version: 1, note: 'I rang him' },
    });
    expect(await within(screen.getByRole('region', { name: 'Trail' })).findByText('Genuine')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Suspect')).toBeNull());
  });

  it('says so when there is no such enquiry', async () => {
    openPage({
      path: '/ops/enquiries/:reference',
      page: EnquiryPage,
      address: '/ops/enquiries/ENQ-1',
      answer: () => refusal(404, 'not-found', 'There is no such enquiry.'),
    });
    expect(await screen.findByText('No enquiry has the reference ENQ-1')).toBeInTheDocument();
  });
});
