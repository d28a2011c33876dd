import { seenElements } from '../../fixtures/seenElements.ts';
import { keepSeen } from './keepSeen.ts';

const reported = () => new Promise<void>((resolve) => setTimeout(resolve));

const { observed, tell } = seenElements();

const added = (): HTMLElement => {
  const element = document.body.appendChild(document.createElement('span'));
  element.setAttribute('data-reveal', '');
  return element;
};

describe('keepSeen', () => {
  it('marks what comes into view, once, and leaves the rest', () => {
    const first = added();
    const second = added();
    keepSeen();
    expect([...observed]).toEqual([first, second]);
    tell(first, false);
    expect(first).not.toHaveAttribute('data-seen');
    tell(first, true);
    expect(first).toHaveAttribute('data-seen');
    expect(second).not.toHaveAttribute('data-seen');
    expect([...observed]).toEqual([second]);
  });

  it('finds what a move inside the page adds', async () => {
    const later = added();
    await reported();
    expect(observed).toContain(later);
  });

  it('lets go of what has left the page unseen', () => {
    const gone = [...observed];
    for (const element of gone) {
      element.remove();
      tell(element, false);
    }
    expect(gone.length).toBeGreaterThan(0);
    expect(observed.size).toBe(0);
  });
});
