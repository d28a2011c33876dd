import { fireEvent, screen } from '@testing-library/react';
import { readyLinks } from './readyLinks.ts';

let stop = () => {};
const hints = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a href="/faq"><b>Questions</b></a> <a href="/">Here</a> <a href="#top">Top</a>
    <a href="https://other.example/">Other</a> <a href="/api/login">Sign in</a> <a href="/ops/bookings">Desk</a>
    <a href="/terms" target="_blank">New tab</a> <a href="/x.pdf" download>Download</a> <p>Text</p>`;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

it('fetches a page once when a visitor points at its link or reaches it with the keyboard', () => {
  stop = readyLinks();
  fireEvent.pointerOver(screen.getByText('Questions'));
  fireEvent.focusIn(screen.getByText('Questions'));
  expect(hints()).toEqual(['/faq']);
});

it.each(['Here', 'Top', 'Other', 'Sign in', 'Desk', 'New tab', 'Download', 'Text'])(
  'fetches nothing for "%s"',
  (text) => {
    stop = readyLinks();
    fireEvent.pointerOver(screen.getByText(text));
    expect(hints()).toEqual([]);
  },
);

it('leaves it to browsers that have rules for it', () => {
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
  stop = readyLinks();
  fireEvent.pointerOver(screen.getByText('Questions'));
  expect(hints()).toEqual([]);
});

it('ends', () => {
  readyLinks()();
  fireEvent.pointerOver(screen.getByText('Questions'));
  expect(hints()).toEqual([]);
});
