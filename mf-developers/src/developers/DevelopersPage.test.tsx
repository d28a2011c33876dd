import { jest } from '@jest/globals';
import { HostContext, type Visitor } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aDescription } from '../../fixtures/aDescription.ts';
import type { Description } from '../description/openapi.ts';
import { DevelopersPage } from './DevelopersPage.tsx';

const KEY = 'sk_test_0123456789abcdefghij-_';
const ANA: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'ana@client.example', firstName: 'Ana', roles: ['client'] },
};

type Sent = RequestInit & { url: string };
interface Reply {
  status?: number;
  type?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const sent: Sent[] = [];

/** Answers calls as the gateway would; the description unless a test says otherwise. */
function answerWith(answer: (call: Sent) => Reply | Error) {
  sent.length = 0;
  globalThis.fetch = jest.fn(async (url: string, options: RequestInit = {}) => {
    const call = { url, ...options };
    if (url !== '/api/openapi.json') sent.push(call);
    const reply = answer(call);
    if (reply instanceof Error) throw reply;
    const { status = 200, type = 'application/json', body = {}, headers = {} } = reply;
    return {
      ...{ status, ok: status < 400, statusText: '' },
      headers: { get: (name: string) => (name === 'content-type' ? type : (headers[name.toLowerCase()] ?? null)) },
      text: async () => JSON.stringify(body),
      blob: async () => new Blob(['%PDF'], { type }),
    };
  }) as unknown as typeof fetch;
}

function open(
  answer: (call: Sent) => Reply | Error = () => ({}),
  {
    visitor = { status: 'signed-out' },
    description = aDescription(),
  }: { visitor?: Visitor; description?: Description } = {},
) {
  answerWith((call) => (call.url === '/api/openapi.json' ? { body: description } : answer(call)));
  render(
    <HostContext.Provider value={testHost({ visitor })}>
      <DevelopersPage />
    </HostContext.Provider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const part = (name: string) => within(screen.getByRole('region', { name }));

it('says what the API does and shows the guide before the description is there, from the server too', () => {
  const html = renderToString(
    <HostContext.Provider value={testHost({ visitor: { status: 'signed-out' } })}>
      <DevelopersPage />
    </HostContext.Provider>,
  );
  expect(html).toContain('Freight from your own programs');
  expect(html).toContain('/api/quotes/prices');
  expect(html).toContain('<noscript>');
});

it('shows the notes and each call with its fields, and makes no markup of what a description says', async () => {
  const user = open();
  await screen.findByRole('heading', { level: 3, name: /^Book a saved quote/ });
  expect(part('What holds for all calls').getByText('<b>No markup</b> of others.')).toBeInTheDocument();
  const call = part('Book a saved quote');
  expect(call.getByText('/api/bookings')).toBeInTheDocument();
  const body = within(call.getByRole('list', { name: 'Body of: Book a saved quote' }));
  expect(body.getByText('quoteToken').closest('li')).toHaveTextContent(
    'quoteTokenstringrequiredAt most 100 characters.',
  );
  await user.click(body.getByText('Fields of goods'));
  expect(await body.findByRole('list', { name: 'Fields of goods' })).toHaveTextContent('unitstringOne ofkgt');
  expect(call.getByText(/Refused with 400, 409/)).toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link', { name: 'Get labels' })[0]).toHaveAttribute('href', '#getLabels');
});

it('tries again when the description cannot be read, and the guide stays', async () => {
  let isAway = true;
  answerWith(() => (isAway ? new TypeError('Failed to fetch') : { body: aDescription() }));
  render(
    <HostContext.Provider value={testHost({ visitor: { status: 'signed-out' } })}>
      <DevelopersPage />
    </HostContext.Provider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of calls could not be read');
  expect(screen.getByRole('heading', { name: '1 Price the freight' })).toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Get labels/ })).toBeInTheDocument();
});

it('calls an answer that is no description a failure', async () => {
  open(() => ({}), { description: {} as Description });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be read');
});

it('refuses a live key before anything is sent, and never shows it in an example', async () => {
  const user = open();
  await user.type(screen.getByLabelText(/^Your test key/), 'sk_live_0123456789abcdefghijkl');
  expect(screen.getByText(/This is a live key/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try it in test mode: Price the freight' }));
  const form = await screen.findByRole('form', { name: 'Try it: Price the freight' });
  expect(within(form).getByText(/This is a live key/)).toBeInTheDocument();
  expect(within(form).getByRole('button', { name: 'Send POST' })).toBeDisabled();
  expect(sent).toEqual([]);
  expect(screen.queryByText(/Bearer sk_live/)).toBeNull();
});

it('sends with the pasted key alone, shows what came back, and fills it into the next step', async () => {
  const request = { mode: 'ltl', palletCount: '2' };
  const user = open(() => ({
    body: { request, quote: { totalExGstCents: 24_500 } },
    headers: { 'ratelimit-remaining': '299' },
  }));
  await user.type(screen.getByLabelText(/^Your test key/), KEY);
  expect(screen.getAllByText(new RegExp(`Bearer ${KEY}`))).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Try it in test mode: Price the freight' }));
  const form = within(await screen.findByRole('form', { name: 'Try it: Price the freight' }));
  expect(form.getByText('Sent with your key sk_test_…ij-_.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Send POST' }));
  const result = await form.findByRole('group', { name: 'What was answered' });
  await waitFor(() => expect(result).toHaveFocus());
  expect(result).toHaveTextContent(/^200\d+ msRateLimit-Remaining: 299Its request and price are filled into step 2/);
  expect(sent[0]).toMatchObject({
    ...{ url: '/api/quotes/prices', method: 'POST', credentials: 'omit' },
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(screen.getByText(/"shownTotalExGstCents": 24500/)).toBeInTheDocument();
});

it('sends as the member who is signed in, for the test mode, and says why a call was refused', async () => {
  const problem = {
    ...{ status: 400, title: 'Bad', code: 'invalid-input', detail: 'Some fields are wrong.' },
    fields: [{ path: 'goods.weight', message: 'Weight is required' }],
  };
  const user = open(() => ({ status: 400, type: 'application/problem+json', body: problem }), { visitor: ANA });
  await user.click(await screen.findByRole('button', { name: 'Try it in test mode: Book a saved quote' }));
  const form = within(await screen.findByRole('form', { name: 'Try it: Book a saved quote' }));
  expect(form.getByText('Sent as ana@client.example, in the test mode.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Send POST' }));
  const alert = await form.findByRole('alert');
  expect(alert).toHaveTextContent('Some fields are wrong.');
  expect(alert).toHaveTextContent('goods.weight: Weight is required');
  await user.click(form.getByRole('button', { name: 'Send POST' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ credentials: 'same-origin', headers: { 'saltbush-mode': 'test' } });
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ submissionId: expect.any(String), hasForklift: true });
  // The same form, sent again, counts once.
  expect(sent[1]?.body).toBe(sent[0]?.body);
});

it('asks for what is missing, and offers a file to save', async () => {
  const user = open(() => ({ type: 'application/pdf' }), { visitor: ANA });
  await user.click(await screen.findByRole('button', { name: 'Try it in test mode: Get labels' }));
  const form = within(await screen.findByRole('form', { name: 'Try it: Get labels' }));
  await user.click(form.getByRole('button', { name: 'Send GET' }));
  const reference = form.getByLabelText(/^reference/);
  expect(reference).toHaveFocus();
  expect(form.getByText('Fill in reference')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(reference, 'SH-2026-000001');
  await user.selectOptions(form.getByLabelText(/^size/), 'a6');
  await user.click(form.getByRole('button', { name: 'Send GET' }));
  expect(await form.findByRole('button', { name: 'Save labels.pdf' })).toBeInTheDocument();
  expect(sent[0]?.url).toBe('/api/shipments/SH-2026-000001/labels.pdf?size=a6');
});

it('says so when there is no answer', async () => {
  const user = open(() => new TypeError('Failed to fetch'), { visitor: ANA });
  await user.click(screen.getByRole('button', { name: 'Try it in test mode: Price the freight' }));
  await user.click(await screen.findByRole('button', { name: 'Send POST' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
});

it('has a section of webhooks once the description has some', async () => {
  const schema = { type: 'object', properties: { event: { type: 'string' } } };
  const post = { summary: 'A consignment was delivered', requestBody: { content: { 'application/json': { schema } } } };
  open(() => ({}), { description: aDescription({ webhooks: { 'shipment.delivered': { post } } }) });
  const webhooks = within(await screen.findByRole('region', { name: /^Webhooks/ }));
  expect(webhooks.getByText('shipment.delivered')).toBeInTheDocument();
  expect(webhooks.getByRole('list', { name: 'What shipment.delivered brings' })).toHaveTextContent('eventstring');
});
