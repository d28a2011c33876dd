import { fireEvent } from '@testing-library/dom';
import { keepPrints } from './keepPrints.ts';

it('prints when its button is pressed, and leaves it to a page that does so itself', () => {
  let prints = 0;
  window.print = () => {
    prints += 1;
  };
  document.body.innerHTML = '<button data-prints><b>Print</b></button><button>Other</button>';
  const [inside = document.body, other = document.body] = document.querySelectorAll('b, button:not([data-prints])');
  const stop = keepPrints(document);
  fireEvent.click(other);
  expect(prints).toBe(0);
  fireEvent.click(inside);
  expect(prints).toBe(1);
  inside.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(inside);
  expect(prints).toBe(1);
  stop();
  fireEvent.click(inside);
  expect(prints).toBe(1);
});
