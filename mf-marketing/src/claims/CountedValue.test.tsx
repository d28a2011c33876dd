import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CountedValue } from './CountedValue.tsx';

describe('CountedValue', () => {
  it('has the full figure as its only text, with or without scripts', () => {
    const { container } = render(<CountedValue value="7,500+" />);
    expect(container).toHaveTextContent(/^7,500\+$/);
  });

  it('asks the host to mark it when it is seen, and hides the rolling digits from screen readers', () => {
    const { container } = render(<CountedValue value="150+" />);
    const value = container.querySelector('[data-reveal]');
    expect(value?.children[0]).toHaveTextContent(/^150\+$/);
    expect(value?.children[1]).toHaveAttribute('aria-hidden', 'true');
    expect(value?.children[1]?.children).toHaveLength('150+'.length);
  });

  it('may have been seen before React starts', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<CountedValue value="150+" />);
    place.querySelector('[data-reveal]')?.setAttribute('data-seen', '');
    const complaints = jest.spyOn(console, 'error');
    await act(() => hydrateRoot(place, <CountedValue value="150+" />));
    expect(complaints).not.toHaveBeenCalled();
    expect(place.querySelector('[data-seen]')).not.toBeNull();
  });

  it('leaves what is not a figure as plain text', () => {
    const { container } = render(<CountedValue value="24/7" />);
    expect(container.innerHTML).toBe('24/7');
  });
});
