import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColumnChart, DonutChart, LineChart, SharesChart, TimeLinesChart } from './index.ts';

const WIDTH_PX = 358;

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: WIDTH_PX });
});

const dollars = (value: number) => `$${value}`;
const percent = (value: number) => `${value}%`;

const columnChart = (
  <ColumnChart
    label="Spend by month: January 3200, February 2800."
    columns={[
      { label: 'Jan', value: 3200 },
      { label: 'Feb', value: 2800 },
    ]}
    formatValue={dollars}
    table={{
      caption: 'Spend by month',
      columns: ['Month', 'Spend'],
      rows: [
        { label: 'January', value: '$3,200.00' },
        { label: 'February', value: '$2,800.00' },
      ],
    }}
  />
);

it('draws columns with their figures, and has a sentence that says what they show', () => {
  render(columnChart);
  const picture = screen.getByRole('img', { name: /^Spend by month/ });
  for (const text of ['Jan', 'Feb', '$3200', '$2800', '$4000']) expect(picture).toHaveTextContent(text);
});

it('leaves out a column without a value, and draws nothing that is no number', () => {
  const columns = [
    { label: 'Jan', value: null },
    { label: 'Feb', value: 2800 },
  ];
  render(<ColumnChart {...columnChart.props} columns={columns} />);
  const picture = screen.getByRole('img', { name: /^Spend by month/ });
  for (const text of ['Jan', 'Feb', '$2800']) expect(picture).toHaveTextContent(text);
  expect(picture.outerHTML).not.toContain('NaN');
});

it('has its figures as a table, always for screen readers and on demand for others', async () => {
  render(columnChart);
  const table = screen.getByRole('table', { name: 'Spend by month' });
  expect(within(table).getByRole('row', { name: 'January $3,200.00' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Show as table' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Hide table' })).toHaveAttribute('aria-expanded', 'true');
});

it('saves its figures as a file, and says so when the browser cannot make a picture', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:figures';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(columnChart);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV: Spend by month' }));
  await waitFor(() => expect(saved).toEqual(['spend-by-month.csv']));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLImageElement.prototype.decode = async () => {};
  await userEvent.click(screen.getByRole('button', { name: 'Download PNG: Spend by month' }));
  expect(await screen.findByText(/^The PNG file was not made/)).toBeVisible();
  expect(saved).toHaveLength(1);
});

it('leaves a gap where nothing was measured, and marks single values', () => {
  const { container } = render(
    <LineChart
      label="On time"
      points={[
        { label: 'Apr', value: 92 },
        { label: 'May', value: null },
        { label: 'Jun', value: 98 },
      ]}
      ticks={[85, 90, 95, 100]}
      formatValue={percent}
      table={{ caption: 'On time', columns: ['Month', 'On time'], rows: [] }}
    />,
  );
  const picture = screen.getByRole('img', { name: 'On time' });
  for (const text of ['Apr', 'May', 'Jun', '85%', '100%', '92%', '98%']) expect(picture).toHaveTextContent(text);
  expect(container.querySelectorAll('[data-type="point"], path[role="presentation"]').length).toBeGreaterThan(2);
});

it('names every slice of a ring with its share', () => {
  render(
    <DonutChart
      label="Service mix: Metro PUD 40%, FTL 25%."
      slices={[
        { label: 'Metro PUD', value: 40 },
        { label: 'FTL', value: 25 },
      ]}
      formatValue={percent}
      table={{ caption: 'Service mix', columns: ['Service', 'Share'], rows: [{ label: 'FTL', value: '25%' }] }}
    />,
  );
  expect(screen.getByRole('img', { name: /^Service mix/ })).toHaveTextContent('40%');
  expect(screen.getByText('Metro PUD')).toBeInTheDocument();
});

it('draws a line for each of several series, and the figures of all in one table', () => {
  render(
    <TimeLinesChart
      label="Load time of two releases"
      steps={['2:00', '2:30', '3:00']}
      series={[
        { label: '1.5.0', values: [null, 320, 310] },
        { label: '1.4.0', values: [300, null, null] },
      ]}
      formatValue={(ms) => `${ms} ms`}
      table={{
        caption: 'Load time',
        columns: ['From', '1.5.0', '1.4.0'],
        rows: [{ label: '2:00', value: ['none', '300 ms'] }],
      }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Load time of two releases' })).toHaveTextContent('400 ms');
  expect(screen.getByRole('row', { name: '2:00 none 300 ms' })).toBeInTheDocument();
  expect(screen.getAllByText('1.5.0')).toHaveLength(2);
});

it('draws shares of a whole at each step, and nothing for an empty step', () => {
  const { container } = render(
    <SharesChart
      label="Visits by release"
      steps={['2:00', '2:30']}
      series={[
        { label: '1.5.0', values: [10, 0] },
        { label: '1.4.0', values: [90, 0] },
      ]}
      table={{ caption: 'Visits', columns: ['From', '1.5.0', '1.4.0'], rows: [] }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Visits by release' })).toHaveTextContent('100%');
  expect(container.querySelectorAll('path[role="presentation"]')).toHaveLength(2);
});
