import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DataTable } from './DataTable.tsx';

const table = (price: string) => (
  <DataTable
    caption="Rates"
    columns={[
      { key: 'to', label: 'To' },
      { key: 'price', label: 'Price', align: 'end' },
    ]}
    rows={[{ to: 'Perth', price }]}
  />
);

describe('DataTable', () => {
  it('tells the host which words name it when it scrolls', () => {
    const { container } = render(table('$545'));
    expect(screen.getByText('Rates')).toHaveAttribute('id', container.querySelector('div')?.dataset.scroller);
  });

  it('leaves to the host what makes it a tab stop, also when it is rendered again', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(table('$545'));
    const frame = place.querySelector('[data-scroller]');
    frame?.setAttribute('role', 'region');
    frame?.setAttribute('tabindex', '0');

    const complaints = jest.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(place, table('$545')));
    await act(() => root.render(table('$540')));
    expect(complaints).not.toHaveBeenCalled();
    expect(screen.getByText('$540').closest('[role="region"]')).toBe(frame);
    expect(frame).toHaveAttribute('tabindex', '0');
    act(() => root.unmount());
    place.remove();
  });
});
