import { fireEvent } from '@testing-library/dom';
import { keepSkipLink } from './keepSkipLink.ts';

it('moves the focus to the page in place of the browser, and leaves other links alone', () => {
  document.body.innerHTML =
    '<a href="#main">Skip to content</a><a href="#part">Part</a><main id="main" tabindex="-1"></main>';
  const main = document.querySelector('main') ?? document.body;
  let shown = 0;
  main.scrollIntoView = () => {
    shown += 1;
  };
  const [skip = main, part = main] = document.querySelectorAll('a');
  const stop = keepSkipLink(document);
  // False when the browser's own jump is prevented.
  expect(fireEvent.click(part)).toBe(true);
  expect(main).not.toHaveFocus();
  expect(fireEvent.click(skip)).toBe(false);
  expect(main).toHaveFocus();
  expect(shown).toBe(1);
  stop();
  expect(fireEvent.click(skip)).toBe(true);
});
