import { type Call, refusal } from '@saltbush/tooling/testing/page';
import type { Webhook } from '@saltbush/webhooks/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, openWebhooks, SECRET, WEBHOOKS_PATH } from '../../fixtures/openWebhooks.tsx';
import { aDelivery, aWebhook } from '../../fixtures/webhooks.ts';

const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');
const row = () => screen.findByRole('listitem', { name: 'Warehouse' });
const press = (words: string) => screen.findByRole('button', { name: `${words}: Warehouse` });

it('says where each goes, what it tells and how it stands', async () => {
  openWebhooks({
    webhooks: [
      aWebhook({ failingSince: '2026-11-20T04:00:00.000Z', waiting: 2 }),
      aWebhook({ id: 8, description: '', state: 'failed', lastSuccessAt: null }),
    ],
  });
  expect(await row()).toHaveTextContent(
    /On, failing.*https:\/\/hooks.harbour.example\/freight.*Delivered, Invoice issued/,
  );
  expect(await row()).toHaveTextContent(
    'Last delivered 20 Nov 2026, 2:00 PM AEDT. Failing since 20 Nov 2026, 3:00 PM AEDT.',
  );
  expect(screen.getByRole('link', { name: 'Test mode' })).toHaveAttribute('href', `${WEBHOOKS_PATH}?mode=test`);
  expect(await row()).toHaveTextContent('2 events wait.');
  expect(screen.getByRole('listitem', { name: 'hooks.harbour.example' })).toHaveTextContent(/Off, failed for a day/);
});

it('says what webhooks are for where there are none, and how a signature is checked', async () => {
  openWebhooks({ webhooks: [] });
  expect(await screen.findByText(/No system of yours is told yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: /knows that it is us/ })).toHaveTextContent(/createHmac\('sha256', key\)/);
});

it('adds one, and shows its secret once', async () => {
  const { user, calls } = openWebhooks({ webhooks: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(screen.getByRole('form', { name: 'Add a webhook' }));
  expect(form.getByLabelText(/^Address of your system/)).toHaveFocus();
  await user.type(form.getByLabelText(/^Address of your system/), ' https://hooks.harbour.example/new ');
  await user.click(form.getByRole('button', { name: 'Choose none' }));
  await user.click(form.getByRole('checkbox', { name: 'Delivered' }));
  await user.click(form.getByRole('button', { name: 'Add the webhook' }));
  const shown = await screen.findByRole('group', { name: 'hooks.harbour.example is added' });
  expect(shown).toHaveFocus();
  expect(within(shown).getByLabelText('Secret')).toHaveValue(SECRET);
  await user.click(within(shown).getByRole('button', { name: 'Copy the secret' }));
  expect(await within(shown).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a webhook' })).toHaveFocus();
  expect(posts(calls)).toMatchObject([
    {
      path: '/api/webhooks',
      body: {
        ...{ submissionId: expect.any(String), url: 'https://hooks.harbour.example/new', description: '' },
        events: ['consignment.delivered'],
      },
    },
  ]);
});

it('says at its field what is missing or wrong, and sends what was mended as another form', async () => {
  const message = 'Begin the address with https://.';
  const fields = [{ path: 'url', message }];
  const { user, calls } = openWebhooks({
    webhooks: [],
    act: ({ method, body }) =>
      method === 'POST' && (body as Webhook).url.startsWith('http:')
        ? refusal(400, 'invalid-input', message, { fields })
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const save = screen.getByRole('button', { name: 'Add the webhook' });
  await user.click(save);
  expect(screen.getByRole('link', { name: /Enter the address/ })).toBeVisible();
  expect(posts(calls)).toEqual([]);
  const url = screen.getByLabelText(/^Address of your system/);
  await user.type(url, 'http://a.example');
  await user.click(save);
  await user.click(await screen.findByRole('link', { name: message }));
  expect(url).toHaveFocus();
  await user.clear(url);
  await user.type(url, 'https://a.example');
  await user.click(save);
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  const ids = posts(calls).map(({ body }) => (body as { submissionId: string }).submissionId);
  expect(new Set(ids).size).toBe(2);
});

it('sends a test, and says what came back as text', async () => {
  const answer = { status: 500, fault: 'It answered 500.', text: '<script>alert(1)</script>', ms: 31 };
  const { user } = openWebhooks({ act: ({ path }) => (path.endsWith('/test') ? { body: answer } : undefined) });
  await user.click(await press('Send a test'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your system did not take the testAnswered 500 in 31 ms. It answered 500.',
  );
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
});

it('turns one off and on again, on one button', async () => {
  const { user, calls, toasts } = openWebhooks();
  await user.click(await press('Turn off'));
  await user.click(await press('Turn on'));
  await press('Turn off');
  expect(toasts.map(({ title }) => title)).toEqual(['Warehouse is off', 'Warehouse is on']);
  expect(posts(calls)).toMatchObject([
    { path: '/api/webhooks/7/changes', body: { version: 3, isOn: false, description: 'Warehouse' } },
    { body: { version: 4, isOn: true } },
  ]);
});

it('changes one in place, and gives the focus back', async () => {
  const { user, calls } = openWebhooks();
  await user.click(await press('Change'));
  const form = within(screen.getByRole('form', { name: 'Change Warehouse' }));
  await user.click(form.getByRole('checkbox', { name: 'Booked' }));
  await user.click(form.getByRole('button', { name: 'Save the change' }));
  await waitFor(async () => expect(await press('Change')).toHaveFocus());
  expect(posts(calls)[0]?.body).toMatchObject({
    ...{ version: 3, isOn: true, url: 'https://hooks.harbour.example/freight' },
    events: ['consignment.booked', 'consignment.delivered', 'invoice.issued'],
  });
});

it('says what to do where somebody else was quicker', async () => {
  const { user } = openWebhooks({
    act: ({ method }) => (method === 'POST' ? refusal(409, 'stale', 'Changed.', { version: 9 }) : undefined),
  });
  await user.click(await press('Change'));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody else changed it meanwhile/);
});

it('says what a new secret means before it makes one, and shows it', async () => {
  const { user, calls } = openWebhooks();
  await user.click(await press('New secret'));
  expect(screen.getByRole('form', { name: 'Give Warehouse a new secret?' })).toHaveTextContent(
    /For 24 hours each request is signed with both secrets/,
  );
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  const shown = await screen.findByRole('group', { name: 'Warehouse has a new secret' });
  expect(within(shown).getByLabelText('Secret')).toHaveValue(SECRET);
  await user.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  expect(await press('New secret')).toHaveFocus();
  expect(posts(calls)).toMatchObject([{ path: '/api/webhooks/7/rotation', body: { version: 3 } }]);
});

it('goes on from the version that an act answered, before the list is read again', async () => {
  let reads = 0;
  const { user, calls } = openWebhooks({
    act: ({ method, path }) => {
      if (path.endsWith('/rotation')) return { body: { webhook: aWebhook({ version: 4 }), secret: SECRET } };
      if (method !== 'GET' || path.includes('memberships')) return undefined;
      reads += 1;
      // The list of before, as an answer on its way would hold it.
      return reads === 1 ? undefined : refusal(503, 'unavailable', 'Later.');
    },
  });
  await user.click(await press('New secret'));
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  await user.click(await screen.findByRole('button', { name: 'I have kept it' }));
  await user.click(await press('Remove'));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  expect(posts(calls)[1]).toMatchObject({ path: '/api/webhooks/7/removal', body: { version: 4 } });
});

it('asks before it removes one, and then moves the focus to the list', async () => {
  const { user, toasts } = openWebhooks();
  await user.click(await press('Remove'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await press('Remove')).toHaveFocus();
  await user.click(await press('Remove'));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your webhooks' })).toHaveFocus());
  expect(toasts[0]?.title).toBe('Warehouse is removed');
  expect(await screen.findByText(/No system of yours is told yet/)).toBeVisible();
});

describe('the deliveries', () => {
  it('say what came back, and are sent again', async () => {
    const { user, calls, toasts } = openWebhooks({ search: '?deliveries=7', deliveries: [aDelivery()] });
    const panel = await screen.findByRole('region', { name: 'Deliveries of Warehouse' });
    await waitFor(() => expect(panel).toHaveFocus());
    const delivery = await within(panel).findByRole('listitem', { name: 'Delivered, SH-2026-0123' });
    expect(delivery).toHaveTextContent(/Given up.*19 Nov 2026.*13 attempts. Answered 503 in 12 ms. It answered 503./);
    expect(within(delivery).getByText('<b>Busy</b>')).toBeInTheDocument();
    await user.click(within(delivery).getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Delivered, SH-2026-0123 is sent again'));
    expect(posts(calls)[0]?.path).toBe('/api/webhooks/7/deliveries/70/again');
  });

  it('say why one cannot be sent again', async () => {
    const detail = 'This webhook is off. Turn it on, then send it again.';
    const { user } = openWebhooks({
      ...{ search: '?deliveries=7', deliveries: [aDelivery({ status: 'dropped' })] },
      act: ({ method }) => (method === 'POST' ? refusal(409, 'webhook-off', detail) : undefined),
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('say that there are none yet', async () => {
    openWebhooks({ search: '?deliveries=7' });
    expect(await screen.findByText(/Nothing was sent yet/)).toBeVisible();
  });
});

it('says who may', async () => {
  openWebhooks({ list: refusal(403, 'role-not-enough', 'You belong to Banksia Tiles as a booker.') });
  expect(await screen.findByText('You belong to Banksia Tiles as a booker.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who owns it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
});

it('says what is needed first: a company, and its approval', async () => {
  openWebhooks({ list: refusal(403, 'client-pending', 'Banksia Tiles waits for approval.') });
  expect(await screen.findByText('Banksia Tiles waits for approval.')).toBeVisible();
  cleanup();
  openWebhooks({ memberships: [] });
  expect(await screen.findByRole('link', { name: 'Set up an account' })).toHaveAttribute('href', '/new-client');
});

it('keeps to the company that somebody with several chose', async () => {
  const banksia = { ...HARBOUR, reference: 'CL-2026-00002', businessName: 'Banksia Tiles' };
  const { user, calls } = openWebhooks({
    webhooks: [],
    memberships: [HARBOUR, banksia],
    search: '?company=CL-2026-00002',
  });
  expect(await screen.findByRole('link', { name: 'Harbour Produce' })).toHaveAttribute(
    'href',
    '/dashboard/keys/webhooks?company=CL-2026-00001',
  );
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await user.type(await screen.findByRole('textbox', { name: /Address/ }), 'https://tiles.example/hook');
  await user.click(screen.getByRole('button', { name: 'Add the webhook' }));
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  expect(posts(calls)[0]?.body).toMatchObject({ company: 'CL-2026-00002' });
  expect(calls.map(({ path }) => path)).toContain('/api/webhooks?company=CL-2026-00002');
});

it('offers another attempt where the list could not be read', async () => {
  openWebhooks({ list: refusal(503, 'unavailable', 'Try again in a moment.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('keeps the webhooks of the test mode apart, and says what they tell of', async () => {
  const { user, calls } = openWebhooks({ search: '?mode=test' });
  expect(await screen.findByText(/emptied with each month/)).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Deliveries: Warehouse' });
  expect(link).toHaveAttribute('href', `${WEBHOOKS_PATH}?company=CL-2026-00001&mode=test&deliveries=7`);
  await user.click(await press('Send a test'));
  await screen.findByText('Your system took the test');
  const asked = calls.filter(({ path }) => path.startsWith('/api/webhooks'));
  expect(asked.map(({ method, mode }) => `${method} ${mode}`)).toEqual(['GET test', 'POST test']);
  expect(screen.getByRole('link', { name: 'Real freight' })).toHaveAttribute('href', WEBHOOKS_PATH);
});
