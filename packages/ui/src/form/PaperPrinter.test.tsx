import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PaperJob, PaperPrinter, type PaperPrinterProps } from './PaperPrinter.tsx';

type Progress = Parameters<PaperJob['run']>[0];

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:labels';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

function open(props: Partial<PaperPrinterProps> = {}) {
  const runs: { progress: Progress; finish: () => void; fail: () => void }[] = [];
  const run = (progress: Progress) =>
    new Promise<Blob>((resolve, reject) => {
      runs.push({
        progress,
        finish: () => resolve(new Blob(['%PDF'])),
        fail: () => reject(new Error('No connection')),
      });
    });
  const leftOut = [{ reference: 'SH-2026-0009', badge: 'Cancelled' }];
  const start = jest.fn<PaperPrinterProps['start']>(async () => ({ count: 1_340, consignments: 3, leftOut, run }));
  const user = userEvent.setup();
  render(<PaperPrinter count={4} most={1_000} start={start} whyFailed={(error) => String(error)} {...props} />);
  return { user, start, runs };
}

it('says how far it is, saves the file once it is whole, and names what is left out', async () => {
  const { user, start, runs } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Labels, A4, four a page');
  await user.click(screen.getByRole('button', { name: 'Print for 4 consignments' }));
  expect(start).toHaveBeenCalledWith('labels-a4', expect.any(AbortSignal));
  await act(async () => runs[0]?.progress.onStep(100));
  expect(screen.getByRole('progressbar', { name: 'Printed so far' })).toHaveAttribute('value', '100');
  expect(screen.getByText('100 of 1,340 labels')).toBeVisible();
  await act(async () => runs[0]?.progress.onWait());
  expect(screen.getByText(/The site is busy just now/)).toBeVisible();
  expect(saved).toEqual([]);
  await act(async () => runs[0]?.finish());
  expect(saved).toEqual(['labels.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Saved 1,340 labels for 3 consignments.Left out, since they are not carried: SH-2026-0009 (cancelled).',
  );
});

it('stops when it is told to, and saves nothing', async () => {
  const { user, runs } = open();
  await user.click(screen.getByRole('button', { name: /^Print for/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(runs[0]?.progress.signal.aborted).toBe(true);
  await act(async () => runs[0]?.fail());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Print for 4 consignments' })).toBeEnabled();
  expect(saved).toEqual([]);
});

it('says why it failed, and goes on where it stopped', async () => {
  const { user, start, runs } = open();
  await user.click(screen.getByRole('button', { name: /^Print for/ }));
  await act(async () => runs[0]?.progress.onStep(200));
  await act(async () => runs[0]?.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  await user.click(screen.getByRole('button', { name: 'Go on after 200 labels' }));
  await act(async () => runs[1]?.finish());
  expect(start).toHaveBeenCalledTimes(1);
  expect(saved).toEqual(['labels.pdf']);
});

it('prints for no more than so many', () => {
  open({ count: 1_001 });
  expect(screen.getByRole('button', { name: 'Print for 1,001 consignments' })).toBeDisabled();
  expect(screen.getByText('At most 1,000 consignments are printed at once. Choose fewer.')).toBeVisible();
});
