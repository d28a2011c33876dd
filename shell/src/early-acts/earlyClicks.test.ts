import { replayEarlyClicks, stopKeepingClicks, takeEarlyClicks } from './earlyClicks.ts';

/** Presses that are answered, by what was pressed. */
const answered: string[] = [];

function build(): { page: HTMLButtonElement; part: HTMLButtonElement; sheet: HTMLElement } {
  document.body.innerHTML =
    '<main><button id="page">Page</button><div data-slot="a.b"><div id="sheet" data-version="1.0.0">' +
    '<button id="part" type="button">Part</button></div></div></main>';
  const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
  return { page: find('page'), part: find('part'), sheet: find('sheet') };
}
const answer = (button: HTMLButtonElement) => button.addEventListener('click', () => answered.push(button.id));

beforeEach(() => {
  answered.length = 0;
});

it('keeps a press on a part that does not answer yet, though its page does, and repeats it once', () => {
  const { page, part, sheet } = build();
  takeEarlyClicks({ isPageLate: false });
  answer(page);
  page.click();
  part.click();
  replayEarlyClicks('all');
  expect(answered).toEqual(['page']);
  sheet.dataset.awake = '';
  answer(part);
  replayEarlyClicks('all');
  replayEarlyClicks('all');
  expect(answered).toEqual(['page', 'part']);
  part.click();
  replayEarlyClicks('all');
  expect(answered).toEqual(['page', 'part', 'part']);
});

it('keeps a press on a page that is late, and none once it answers', () => {
  const { page } = build();
  takeEarlyClicks({ isPageLate: true });
  page.click();
  stopKeepingClicks();
  answer(page);
  page.click();
  replayEarlyClicks('all');
  expect(answered).toEqual(['page', 'page']);
});
