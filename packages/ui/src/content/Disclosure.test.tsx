import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './Disclosure.tsx';

const example = () => (
  <>
    <Disclosure title="Levy">Follows diesel.</Disclosure>
    <Disclosure title="Terms" headingLevel={2} defaultIsOpen>
      Seven days.
    </Disclosure>
  </>
);

describe('Disclosure', () => {
  it('has its heading in the summary, and opens and closes its own answer only', async () => {
    render(example());
    const levy = screen.getByRole('heading', { level: 3, name: 'Levy' });
    expect(levy.parentElement?.tagName).toBe('SUMMARY');
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();

    expect(screen.getByText('Follows diesel.')).not.toBeVisible();
    await userEvent.click(levy);
    expect(screen.getByText('Follows diesel.')).toBeVisible();
    expect(screen.getByText('Seven days.')).toBeVisible();
    await userEvent.click(levy);
    expect(screen.getByText('Follows diesel.')).not.toBeVisible();
    expect(screen.getByText('Seven days.')).toBeVisible();
  });

  it('tells when it was opened', async () => {
    const onToggle = jest.fn();
    render(
      <Disclosure title="Levy" onToggle={(event) => onToggle(event.currentTarget.open)}>
        Follows diesel.
      </Disclosure>,
    );
    await userEvent.click(screen.getByText('Levy'));
    expect(onToggle).toHaveBeenLastCalledWith(true);
  });

  it('stays open when it was opened before React started, and when the page is rendered again', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(example());
    await userEvent.click(screen.getByText('Levy'));
    const complaints = jest.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(place, example()));
    expect(complaints).not.toHaveBeenCalled();
    expect(screen.getByText('Follows diesel.')).toBeVisible();

    await act(() => root.render(example()));
    expect(screen.getByText('Follows diesel.')).toBeVisible();
    act(() => root.unmount());
    place.remove();
  });
});
