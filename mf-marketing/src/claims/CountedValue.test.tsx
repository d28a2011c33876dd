import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { CountedValue } from './CountedValue.tsx';

/** A stand-in for IntersectionObserver that reports elements as visible. */
function watchView() {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = jest.fn();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => undefined,
      disconnect,
      unobserve: () => undefined,
    } as unknown as IntersectionObserver;
    tell = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  return { show: (isIntersecting: boolean) => act(() => tell(isIntersecting)), disconnect };
}

const askForLessMotion = () =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as unknown as MediaQueryList);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('CountedValue', () => {
  it('counts when it scrolls into view, and is read out in full meanwhile', () => {
    const view = watchView();
    const { container } = render(<CountedValue value="7,500+" />);
    view.show(false);
    expect(container).toHaveTextContent(/^7,500\+$/);
    view.show(true);
    expect(screen.getByText('0+')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('7,500+')).toBeInTheDocument();
  });

  it('counts once when it is in view from the start', () => {
    const view = watchView();
    const { container } = render(<CountedValue value="150+" />);
    view.show(true);
    expect(screen.getByText('0+')).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('150+');
    expect(view.disconnect).toHaveBeenCalled();
  });

  it('does not count with reduced motion', () => {
    askForLessMotion();
    const observer = jest.spyOn(globalThis, 'IntersectionObserver');
    const { container } = render(<CountedValue value="150+" />);
    expect(observer).not.toHaveBeenCalled();
    expect(container).toHaveTextContent(/^150\+$/);
  });
});
