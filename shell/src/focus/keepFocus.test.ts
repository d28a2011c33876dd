import { keepFocus } from './keepFocus.ts';

const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}`);
  return element;
};

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main><section aria-label="Price"><div><button id="save">Save</button></div></section>
    <section aria-label="Other"><button id="other">Other</button></section></main>`;
  stop = keepFocus();
});
afterEach(() => stop());

it.each([
  ['is removed', (button: HTMLElement) => button.remove()],
  ['goes with what holds it', (button: HTMLElement) => button.parentElement?.remove()],
  ['is disabled', (button: HTMLElement) => button.setAttribute('disabled', '')],
])('goes to the section around a pressed button that %s', async (_how, take) => {
  const button = find('#save');
  button.focus();
  take(button);
  await frames();
  expect(document.activeElement).toBe(find('[aria-label="Price"]'));
});

it('stays where the page has moved it', async () => {
  find('#save').focus();
  find('#save').remove();
  find('#other').focus();
  await frames();
  expect(document.activeElement).toBe(find('#other'));
});

it('leaves the focus alone while the control is there, and once the visitor has pressed beside it', async () => {
  find('#save').focus();
  find('#save').blur();
  find('main').append(document.createElement('p'));
  await frames();
  expect(document.activeElement).toBe(document.body);

  find('#save').focus();
  find('#save').blur();
  document.dispatchEvent(new Event('pointerup'));
  find('#save').remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});
