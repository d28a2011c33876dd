import type { RateSheetVersion, RateSheetVersions } from '@saltbush/clients/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { RateSheets } from './RateSheets.tsx';

const WINTER: RateSheetVersion = {
  id: 1,
  fileName: 'winter.csv',
  rowCount: 1_200,
  skippedCount: 0,
  uploadedAt: '2026-06-01T03:00:00.000Z',
  uploadedBy: 'applicant',
  isActive: true,
  activatedAt: '2026-06-02T03:00:00.000Z',
  activatedBy: 'maya@example.com',
};
const SUMMER: RateSheetVersion = {
  ...WINTER,
  ...{ id: 2, fileName: 'summer.csv', uploadedBy: 'maya@example.com', isActive: false },
  ...{ activatedAt: null, activatedBy: null },
};
const CLIENT: RateSheetVersions['client'] = {
  reference: 'CL-2026-00001',
  businessName: 'Harbour Produce',
  status: 'active',
};
const LISTED: Answer = { body: { client: CLIENT, sheets: [SUMMER, WINTER] } };

function open(answer: Parameters<typeof openPage>[0]['answer']) {
  return openPage({
    path: '/dashboard/rate-sheets',
    page: RateSheets,
    address: '/dashboard/rate-sheets',
    answer,
  });
}

/** Chooses a stand-in for a file, because jsdom's cannot be read. */
function choose(name: string, text: string): void {
  const content = new TextEncoder().encode(text);
  const file = { name, size: content.length, arrayBuffer: async () => content.buffer };
  fireEvent.change(screen.getByLabelText('Rate sheet file'), { target: { files: [file] } });
}

const SHEET = 'Origin,Destination,Vehicle,RatePerKm\nSydney,Newcastle,Any,2.1\n';

describe('rate sheets', () => {
  it('lists every sheet, marks the active one, and offers to activate the others', async () => {
    open(() => LISTED);
    const winter = within(await screen.findByRole('listitem', { name: 'winter.csv' }));
    expect(winter.getByText('Active')).toBeVisible();
    expect(winter.getByText(/1,200 rates. Saved 1 Jun 2026, 1:00 PM AEST with your set-up/)).toBeVisible();
    expect(winter.getByText(/Active since 2 Jun 2026/)).toBeVisible();
    expect(winter.queryByRole('button', { name: /Activate/ })).toBeNull();
    expect(winter.queryByRole('button', { name: /Compare/ })).toBeNull();
    const summer = within(screen.getByRole('listitem', { name: 'summer.csv' }));
    expect(summer.getByRole('button', { name: 'Activate summer.csv' })).toBeVisible();
    expect(summer.getByRole('link', { name: 'Download summer.csv' })).toHaveAttribute('href', '/api/rate-sheets/2.csv');
  });

  it('activates an older sheet and reads the list anew', async () => {
    let active = SUMMER.id;
    const { user } = open(({ path }) => {
      if (path === '/api/rate-sheets/1/activation') active = WINTER.id;
      const sheets = [SUMMER, WINTER].map((sheet) => ({ ...sheet, isActive: sheet.id === active }));
      return { body: { client: CLIENT, sheets } };
    });
    await user.click(await screen.findByRole('button', { name: 'Activate winter.csv' }));
    const winter = within(screen.getByRole('listitem', { name: 'winter.csv' }));
    expect(await winter.findByText('Active')).toBeVisible();
  });

  it('keeps the chosen sheet when saving fails, and saves the same submission again', async () => {
    let isUp = false;
    const { user, calls, toasts } = open(({ method }) => {
      if (method === 'GET') return LISTED;
      if (!isUp) return refusal(500, 'internal', 'a detail');
      return { status: 201, body: { sheet: SUMMER, notes: ['1 invalid rows were skipped.'] } };
    });
    choose('summer.csv', SHEET);
    expect(await screen.findByText('Valid')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save rate sheet' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to save rate sheet. Please try again.');
    expect(screen.getByText('summer.csv: 1 rates read.')).toBeVisible();
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const title = 'Successfully saved 1200 rate entries';
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Activate now' })).toBeVisible();
    // The focus reads it out, so no live region and no toast says it again.
    expect(screen.getByRole('group', { name: title })).toHaveFocus();
    expect(screen.queryAllByRole('status').filter((region) => region.textContent?.includes(title))).toEqual([]);
    expect(toasts.map((toast) => toast.title)).not.toContain(title);
    const [first, second] = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(first).toMatch(/^\/api\/rate-sheets\?name=summer\.csv&submissionId=[\w-]{36}$/);
    expect(second).toBe(first);
  });

  it('accepts a dropped file', async () => {
    open(() => LISTED);
    const content = new TextEncoder().encode(SHEET);
    const file = { name: 'dropped.csv', size: content.length, arrayBuffer: async () => content.buffer };
    const area = screen.getByLabelText('Rate sheet file');
    fireEvent.dragOver(area, { dataTransfer: { types: ['Files'], files: [] } });
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file] } });
    expect(await screen.findByText('dropped.csv: 1 rates read.')).toBeVisible();
  });

  it('shows the error of the gateway at the file', async () => {
    const message = 'No valid rows found. Please check your data format.';
    const { user } = open(({ method }) =>
      method === 'GET'
        ? LISTED
        : {
            status: 400,
            body: {
              status: 400,
              title: '',
              detail: message,
              code: 'invalid-input',
              fields: [{ path: 'file', message }],
            },
          },
    );
    choose('summer.csv', SHEET);
    await screen.findByText('Valid');
    await user.click(screen.getByRole('button', { name: 'Save rate sheet' }));
    await waitFor(() => expect(screen.getByLabelText('Rate sheet file')).toHaveAccessibleDescription(/No valid rows/));
    expect(screen.getByRole('button', { name: 'Save rate sheet' })).toBeDisabled();
  });

  it.each([
    ['no client', 'no-client', 'No client account yet'],
    ['a pending client', 'client-pending', 'Waiting for approval'],
  ])('says what to do to a user with %s', async (_what, code, title) => {
    open(() => refusal(403, code, 'Set one up.'));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByLabelText('Rate sheet file')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Set up an account' }) !== null).toBe(code === 'no-client');
  });

  it('lets a suspended client read but not change', async () => {
    open(() => ({ body: { client: { ...CLIENT, status: 'suspended' }, sheets: [SUMMER] } }));
    expect(await screen.findByText('This account is suspended')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Activate/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'View summer.csv' })).toBeVisible();
  });

  it('links to sign-in and back when the session has ended', async () => {
    open(() => refusal(401, 'unauthenticated', 'Sign in.'));
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fdashboard%2Frate-sheets',
    );
  });

  it('compares two sheets lane by lane', async () => {
    const { user } = open(({ path }) =>
      path.endsWith('/comparison')
        ? {
            body: {
              ...{ sheet: SUMMER, before: WINTER },
              counts: { added: 0, removed: 0, dearer: 0, cheaper: 1, unchanged: 3 },
              changes: [
                {
                  ...{ kind: 'cheaper', origin: 'Sydney', destination: 'Newcastle', vehicle: 'Any' },
                  ...{ fromRatePerKm: 2.1, toRatePerKm: 1.999 },
                },
              ],
            },
          }
        : LISTED,
    );
    await user.click(await screen.findByRole('button', { name: /^Compare summer.csv/ }));
    expect(await screen.findByRole('row', { name: 'Sydney to Newcastle Any Cheaper $2.10 $1.999' })).toBeVisible();
  });
});
