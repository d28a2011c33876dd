import type { DeskEnquiryDetail, EnquiryEvent, HeardInput, ReplyInput } from '@saltbush/enquiries/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { EnquiryPage } from '../EnquiryPage.tsx';

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

beforeEach(() => sessionStorage.clear());

describe('the thread of an enquiry', () => {
  function open(change: Partial<DeskEnquiryDetail> = {}, act: (call: Call) => Answer = () => ({ body: enquiry })) {
    let current = { ...enquiry, ...change };
    const desk = openPage({
      path: '/ops/enquiries/:reference',
      page: EnquiryPage,
      address: `/ops/enquiries/${enquiry.reference}`,
      answer: (call) => (call.method === 'GET' ? { body: current } : act(call)),
    });
    const become = (next: Partial<DeskEnquiryDetail>) => {
      current = { ...current, ...next };
    };
    return { ...desk, become };
  }
  const opened = () => screen.findByRole('heading', { name: 'Trail' });
  const button = (name: string) => screen.getByRole('button', { name });

  const reply = () => screen.getByRole('form', { name: 'Reply' });
  const box = () => within(reply()).getByRole('textbox');
  const sentReplies = (calls: readonly Call[]) =>
    calls.filter(({ path }) => path.endsWith('/replies')).map(({ body }) => body as ReplyInput);

  it('shows the words that the mail puts around a reply, and where an answer to it goes', async () => {
    open();
    await opened();
    expect(reply()).toHaveTextContent('Hello Tom Nguyen,');
    expect(reply()).toHaveTextContent('An answer goes to hello@saltbushfreight.example, not to this page');
  });

  it('is answered with the text and one press, which says that the mail is queued', async () => {
    const { user, calls, toasts, drafts } = open();
    await opened();
    await user.type(box(), 'We look into it.');
    expect(drafts.at(-1)).toBe(true);
    await user.click(button('Send the reply'));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'ENQ-2026-00012 is answered' }));
    expect(sentReplies(calls)).toEqual([
      { submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/), version: 1, words: 'We look into it.' },
    ]);
    expect(box()).toHaveValue('');
    await waitFor(() => expect(drafts.at(-1)).toBe(false));
  });

  it('keeps a reply that could not be sent, and sends it again as the same one', async () => {
    let isUp = false;
    const { user, calls, toasts } = open({}, () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return { body: enquiry };
    });
    await opened();
    await user.type(box(), 'We look into it.');
    await user.click(button('Send the reply'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(box()).toHaveValue('We look into it.');
    isUp = true;
    await user.type(box(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    const [first, second] = sentReplies(calls);
    expect(second).toEqual(first);
  });

  it('keeps what is being written when somebody goes to another page', async () => {
    const { user, unmount } = open();
    await opened();
    await user.type(box(), 'Half a sen');
    unmount();
    open();
    await opened();
    expect(box()).toHaveValue('Half a sen');
  });

  it('sends no reply past what a colleague did meanwhile, until the user goes on', async () => {
    const { user, calls, become } = open({}, ({ body }) => {
      if ((body as ReplyInput).version === 2) return { body: enquiry };
      become({
        version: 2,
        status: 'answered',
        trail: [{ ...told, status: 'answered', kind: 'reply', words: 'I answered.' }],
      });
      return refusal(409, 'stale', 'Somebody else changed it.');
    });
    await opened();
    await user.type(box(), 'We look into it.');
    await user.click(button('Send the reply'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Replied'));
    expect(screen.getByRole('region', { name: 'Thread' })).toHaveTextContent('I answered.');
    await user.click(button('Go on with what I typed'));
    await user.click(button('Send the reply'));
    await waitFor(() => expect(sentReplies(calls).map(({ version }) => version)).toEqual([1, 2]));
    expect(box()).toHaveValue('');
  });

  it('starts a reply from a kept answer, and refuses an empty one', async () => {
    const { user, calls } = open();
    await opened();
    await user.click(button('Send the reply'));
    expect(box()).toHaveAccessibleDescription(/Write the reply/);
    await user.selectOptions(screen.getByLabelText('Start from a kept answer'), 'We ring you');
    expect(box()).toHaveDisplayValue(/tell us your number/);
    expect(sentReplies(calls)).toEqual([]);
  });

  it('shows the whole thread, what became of each mail, and notes of staff in the trail alone', async () => {
    const written = { ...told, kind: 'reply', status: 'answered', words: 'Send a picture.' } as const;
    const mail = { id: 9, status: 'failed', fault: 'No such user', sentAt: null } as const;
    open({
      status: 'new',
      version: 4,
      trail: [
        { ...written, mail },
        { ...told, kind: 'heard', words: 'Here it is.', heardBy: 'telephone' },
        { ...told, note: 'Sounds angry' },
      ],
    });
    await opened();
    const thread = screen.getByRole('region', { name: 'Thread' });
    expect(
      within(thread)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Two tiles broke.'),
      expect.stringMatching(/Our reply, kim@.*Send a picture\..*Not sent.*No such user/),
      expect.stringMatching(/Tom Nguyen, telephone, put down by kim@.*Here it is\./),
    ]);
    expect(within(thread).getByRole('link', { name: 'Open the mail' })).toHaveAttribute('href', '/ops/mail/9');
    expect(thread).not.toHaveTextContent('Sounds angry');
    expect(screen.getByRole('region', { name: 'Trail' })).toHaveTextContent('Sounds angry');
  });

  it('takes down what they answered, which then waits for an answer', async () => {
    const { user, calls, toasts } = open({ status: 'answered', version: 2 });
    await opened();
    await user.click(button('Add what they answered'));
    await user.selectOptions(screen.getByLabelText('How'), 'Telephone');
    await user.type(screen.getByLabelText(/What they wrote or said/), 'Tuesday suits.');
    await user.click(button('Add to the thread'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const heard = calls.find(({ path }) => path.endsWith('/heard'))?.body as HeardInput;
    expect(heard).toMatchObject({ version: 2, heardBy: 'telephone', words: 'Tuesday suits.', waits: true });
  });
});
