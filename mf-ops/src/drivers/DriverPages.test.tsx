import {
  type DeskDriverDetail,
  DRIVER_DOCUMENT_KINDS,
  type DriverDocument,
  type MoveDriverInput,
} from '@saltbush/drivers/api';
import { openPage } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { DriverPage } from './DriverPage.tsx';
import { DriversPage } from './DriversPage.tsx';

const file = {
  name: 'scan.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 34_200,
  uploadedAt: '2026-11-21T01:00:00.000Z',
} as const;

const documents = (last: DriverDocument['status']): DriverDocument[] =>
  DRIVER_DOCUMENT_KINDS.map((kind) => {
    const status = kind === 'motor' ? last : 'verified';
    return { kind, status, file: status === 'missing' ? null : file, note: '' };
  });

const driver: DeskDriverDetail = {
  reference: 'DRV-2026-00003',
  status: 'received',
  purpose: 'application',
  name: 'Sam Whitlam',
  email: 'sam@whitlam.example',
  phone: '0412 000 111',
  licenceClass: 'HR',
  licenceState: 'NSW',
  abn: '51 824 753 556',
  abnVerified: true,
  vehicle: 'Isuzu FRR, tailgate',
  availability: '',
  submittedAt: '2026-11-21T02:00:00.000Z',
  version: 4,
  documents: documents('received'),
  trail: [
    { at: '2026-11-21T02:00:00.000Z', document: null, status: 'received', note: '', actor: 'applicant' },
    {
      at: '2026-11-21T03:00:00.000Z',
      document: 'abn',
      status: 'verified',
      note: 'Looked up',
      actor: 'kim@saltbush.example',
    },
  ],
};

it('lists drivers who wait for a decision, with the progress of their documents', async () => {
  const { reference, status, purpose, name, email, licenceClass, licenceState, vehicle, submittedAt } = driver;
  const row = { reference, status, purpose, name, email, licenceClass, licenceState, vehicle, submittedAt };
  const body = {
    rows: [{ ...row, documentsReceived: 5, documentsVerified: 2 }],
    ...{ total: 1, page: 1, pageSize: 25, counts: { received: 1, approved: 0, declined: 0, all: 1 } },
  };
  const { calls } = openPage({
    path: '/ops/drivers',
    page: DriversPage,
    address: '/ops/drivers',
    answer: () => ({ body }),
  });
  const shown = (await screen.findByRole('link', { name })).closest('tr');
  for (const text of ['DRV-2026-00003', 'HR, NSW', 'Isuzu FRR', '2 of 7 verified, 5 sent']) {
    expect(shown).toHaveTextContent(text);
  }
  expect(calls[0]?.path).toBe('/api/ops/drivers?view=received&page=1');
});

describe('a driver', () => {
  function open(change: Partial<DeskDriverDetail> = {}) {
    let current = { ...driver, ...change };
    const desk = openPage({
      path: '/ops/drivers/:reference',
      page: DriverPage,
      address: `/ops/drivers/${driver.reference}`,
      answer: ({ method, body }) => {
        const { document, status } = (body ?? {}) as MoveDriverInput;
        if (method === 'POST' && document === 'motor' && status === 'verified') {
          current = { ...current, version: current.version + 1, documents: documents('verified') };
        }
        return { body: current };
      },
    });
    const sent = () => desk.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...desk, sent };
  }
  const motor = async () => within(await screen.findByRole('group', { name: 'Motor insurance' }));

  it('shows each document with its file, and the trail in words', async () => {
    open();
    const links = await screen.findAllByRole('link', { name: 'scan.pdf' });
    expect(links).toHaveLength(7);
    expect(links[0]).toHaveAttribute('href', '/api/ops/drivers/DRV-2026-00003/documents/licence');
    expect(links[0]).toHaveAttribute('download');
    const trail = within(screen.getByRole('region', { name: 'Trail' }));
    expect(trail.getByText('ABN: verified')).toBeInTheDocument();
    expect(trail.getByText('Looked up')).toBeInTheDocument();
  });

  it('can be approved once the last document is verified', async () => {
    const { user, sent, toasts } = open();
    expect(await screen.findByText(/1 to go/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click((await motor()).getByRole('button', { name: 'Verify' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts[0]?.title).toBe('Motor insurance is verified'));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve the driver' }));
    await waitFor(() => expect(toasts[1]?.title).toBe('DRV-2026-00003 is approved'));
    expect(sent()).toEqual([
      { version: 4, document: 'motor', status: 'verified', note: '' },
      { version: 5, document: null, status: 'approved', note: '' },
    ]);
  });

  it('shows the result of a decision before the page is refreshed, and continues from it', async () => {
    let current = driver;
    const { user, calls } = openPage({
      path: '/ops/drivers/:reference',
      page: DriverPage,
      address: `/ops/drivers/${driver.reference}`,
      answer: ({ method }) => {
        if (method === 'GET' && current !== driver) throw new Error('The connection broke.');
        if (method === 'POST') current = { ...current, version: current.version + 1, documents: documents('verified') };
        return { body: current };
      },
    });
    await user.click((await motor()).getByRole('button', { name: 'Verify' }));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve the driver' }));
    const versions = () =>
      calls.flatMap(({ method, body }) => (method === 'POST' ? [(body as MoveDriverInput).version] : []));
    await waitFor(() => expect(versions()).toEqual([4, 5]));
  });

  it('declines a document only with a reason', async () => {
    const { user, sent } = open();
    await user.click((await motor()).getByRole('button', { name: 'Decline' }));
    await user.click(screen.getByRole('button', { name: 'Decline the document' }));
    expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/Say why/);
    await user.type(screen.getByLabelText(/^Reason/), 'It ended in June');
    await user.click(screen.getByRole('button', { name: 'Decline the document' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ version: 4, document: 'motor', status: 'declined', note: 'It ended in June' }]),
    );
  });

  it('can be approved without a document that is not needed', async () => {
    const { user, sent } = open({ documents: documents('missing') });
    expect((await motor()).queryByRole('button', { name: 'Verify' })).toBeNull();
    await user.click((await motor()).getByRole('button', { name: 'Not needed' }));
    await user.click(screen.getByRole('button', { name: 'Mark as not needed' }));
    await waitFor(() => expect(sent()).toMatchObject([{ document: 'motor', status: 'not-needed' }]));
  });

  it('offers no acts once it is decided', async () => {
    open({ status: 'approved' });
    expect(await screen.findByText(/The decision is made/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});
