import { render } from '@testing-library/react';
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

  it('leaves what is not a figure as plain text', () => {
    const { container } = render(<CountedValue value="24/7" />);
    expect(container.innerHTML).toBe('24/7');
  });
});
