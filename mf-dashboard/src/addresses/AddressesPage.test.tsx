import type { Address, AddressImport, AddressList } from '@saltbush/addresses/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { AddressesPage } from './AddressesPage.tsx';

const DOCK: Address = {
  ...{ reference: 'ADR-2026-00001', version: 3, name: 'Corner Loaf', street: '211 King Street', suburb: 'Newtown' },
  ...{ postcode: '2042', contactName: 'Tess Ngo', phone: '02 5550 1902', openingHours: 'Daily 5:30 to 11:00' },
  ...{ gateM: '', drivewayM: '7.5', heightM: '3.2', hasForklift: false, needsTailgate: true },
  ...{ hasDangerousGoods: false, instructions: 'Use the lane.' },
};
const listOf = (rows: Address[], changes: Partial<AddressList> = {}): Answer => ({
  body: { rows, total: rows.length, page: 1, pageSize: 25, ...changes },
});

const open = (answer: (call: Call) => Answer, address = '/dashboard/addresses') =>
  openPage({ path: '/dashboard/addresses', page: AddressesPage, address, answer });

/** Lists one address, and answers what is sent. */
const openWith = (answer: (call: Call) => Answer) =>
  open((call) => (call.method === 'GET' && call.path.startsWith('/api/addresses?') ? listOf([DOCK]) : answer(call)));

const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

it('shows who is at a place, its hours and habits, and which trucks fit', async () => {
  const { user, calls } = open(() => listOf([DOCK], { total: 60 }));
  const row = within(await screen.findByRole('listitem', { name: 'Corner Loaf' }));
  for (const text of ['211 King Street, Newtown 2042', 'Tess Ngo, 02 5550 1902', 'Daily 5:30 to 11:00', 'Tailgate']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByRole('link', { name: 'which trucks fit' })).toHaveAttribute(
    'href',
    '/ar-truck-tool?driveway=7.5&height=3.2',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard/addresses?page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'loaf{Enter}');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/addresses?search=loaf&page=1'));
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/addresses.csv?search=loaf',
  );
});

it.each([
  ['/dashboard/addresses', 'Nothing here yet'],
  ['/dashboard/addresses?search=zzz', 'No address has “zzz”'],
])('explains why %s is empty', async (address, words) => {
  open(() => listOf([]), address);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it('adds an address, and keeps what was typed when it is refused', async () => {
  let isTaken = true;
  const { user, calls, toasts } = openWith(({ body }) =>
    isTaken
      ? refusal(409, 'address-known', 'It is there.', {
          fields: [{ path: 'name', message: 'Your address book has this place already' }],
        })
      : { status: 201, body: { ...DOCK, ...(body as object) } },
  );
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  expect(form.getByLabelText(/Business or place/)).toHaveFocus();
  await user.type(form.getByLabelText(/Business or place/), 'Able');
  await user.type(form.getByLabelText(/Gate width/), '3.2');
  await user.click(form.getByLabelText(/tailgate/));
  await user.click(form.getByRole('button', { name: 'Save the address' }));
  const faults = await form.findByRole('group', { name: /needs your attention/ });
  expect(faults).toHaveFocus();
  expect(form.getByLabelText(/Business or place/)).toHaveValue('Able');
  expect(form.getByLabelText(/Business or place/)).toHaveAccessibleDescription(/has this place already/);
  isTaken = false;
  await user.click(form.getByRole('button', { name: 'Save the address' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('Able is in your address book'));
  const [first, second] = posts(calls).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ name: 'Able', gateM: '3.2', heightM: '', needsTailgate: true });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
});

it('lets the client decide when somebody else changed an address meanwhile', async () => {
  const theirs = { ...DOCK, version: 4, street: '213 King Street' };
  const { user, calls } = openWith(({ method, body }) => {
    if (method === 'GET') return { body: theirs };
    const { version } = body as { version: number };
    return version === 4 ? { body: { ...DOCK, version: 5 } } : refusal(409, 'stale', 'Somebody else changed it.');
  });
  await user.click(await screen.findByRole('button', { name: 'Change Corner Loaf' }));
  await user.type(screen.getByLabelText(/Instructions/), ' Ring.');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText(/now says Corner Loaf, 213 King Street/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(posts(calls).map(({ body }) => body)).toMatchObject([
    { version: 3, instructions: 'Use the lane. Ring.' },
    { version: 4, instructions: 'Use the lane. Ring.' },
  ]);
});

it('removes an address, and puts it back', async () => {
  const { user, calls } = openWith(() => ({ body: DOCK }));
  await user.click(await screen.findByRole('button', { name: 'Remove Corner Loaf' }));
  expect(await screen.findByRole('group', { name: 'Corner Loaf is removed' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Corner Loaf is back')).toBeVisible();
  const { reference: _, version: _version, ...fields } = DOCK;
  expect(posts(calls)).toMatchObject([
    { path: '/api/addresses/ADR-2026-00001/removal', body: { version: 3 } },
    { path: '/api/addresses', body: fields },
  ]);
});

describe('a file', () => {
  const RESULT: AddressImport = {
    ...{ rowCount: 98, added: 90, changed: 3, unchanged: 5, faultyRows: 1 },
    faults: [{ row: 7, column: 'Postcode', message: 'Postcode has four digits' }],
    notes: ['We do not know the column “Fax”, and leave it out.'],
    firstRows: [DOCK],
  };
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('CSV file'), {
      target: { files: [new File(['Name,Street,Suburb,Postcode\n'], name)] },
    });

  it('says what it would do, by row and column, and does it on demand', async () => {
    let isUp = false;
    const { user, calls } = openWith(({ path }) =>
      path.endsWith('check') || isUp ? { body: RESULT } : refusal(500, 'internal', 'a detail'),
    );
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    choose('places.csv');
    expect(await screen.findByText('1 row has a fault and is left out')).toBeVisible();
    expect(screen.getByRole('row', { name: '7 Postcode Postcode has four digits' })).toBeVisible();
    expect(screen.getByText(/We do not know the column “Fax”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 93 addresses' }));
    const alert = await screen.findByRole('alert');
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Imported' })).toHaveFocus();
    expect(posts(calls).map(({ path }) => path)).toEqual([
      '/api/addresses/imports?act=check',
      '/api/addresses/imports?act=import',
      '/api/addresses/imports?act=import',
    ]);
  });

  it('is refused at its field', async () => {
    const message = 'The first row must name the columns';
    const { user, calls } = openWith(() =>
      refusal(400, 'invalid-input', message, { fields: [{ path: 'file', message }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    choose('places.xlsx');
    expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/Please choose a .csv file/);
    expect(posts(calls)).toEqual([]);
    choose('places.csv');
    await waitFor(() => expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(new RegExp(message)));
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});
