import { siteLinkOf } from './siteLinkOf.ts';

/** Result for a click on a link or on the first element inside it. */
function clickOn(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let found: HTMLAnchorElement | null = null;
  const onClick = (event: MouseEvent) => {
    found = siteLinkOf(event);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { capture: true, once: true });
  const target = document.querySelector('span') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return found as HTMLAnchorElement | null;
}

describe('siteLinkOf', () => {
  it('finds a link of the site around what was clicked', () => {
    expect(clickOn('<a href="/quote?mode=ltl"><span>Quote</span></a>')?.pathname).toBe('/quote');
  });

  it.each([
    ['another part of this page', '<a href="#business">Name</a>'],
    ['the gateway', '<a href="/api/login">Sign in</a>'],
    ['another site', '<a href="https://elsewhere.example/">Elsewhere</a>'],
    ['a telephone', '<a href="tel:1300975707">Ring</a>'],
    ['another window', '<a href="/quote" target="_blank">Quote</a>'],
    ['a download', '<a href="/terms" download>Terms</a>'],
    ['no link', '<span>Text</span>'],
  ])('leaves %s alone', (_what, html) => {
    expect(clickOn(html)).toBeNull();
  });

  it.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a press with %s alone', (_what, init) => {
    expect(clickOn('<a href="/quote">Quote</a>', init)).toBeNull();
  });
});
