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

describe('a press before React came, on a page that is then made in the browser,', () => {
  /** As the script in the page hands it over. */
  function press(html: string): void {
    document.body.innerHTML = html;
    const pressed = document.querySelector<HTMLElement>('#pressed');
    window.saltbushTakeClicks = () => (pressed ? [pressed] : []);
    takeEarlyClicks({ isPageLate: false });
    delete window.saltbushTakeClicks;
  }
  function make(html: string): void {
    document.body.innerHTML = html;
    for (const button of document.querySelectorAll('button')) answer(button);
  }

  it('is repeated on the button that stands there now, once', () => {
    press('<nav><button id="pressed">Narrow</button></nav>');
    make('<nav><button id="now">Narrow</button><button id="other">Search</button></nav>');
    replayEarlyClicks('frame');
    replayEarlyClicks('all');
    expect(answered).toEqual(['now']);
  });

  it.each([
    ['another name', '<nav><button id="now">Widen</button></nav>'],
    ['another label', '<nav><button id="now" aria-label="Narrow the rail">Narrow</button></nav>'],
    ['two of that name', '<nav><button id="now">Narrow</button><button id="too">Narrow</button></nav>'],
  ])('is repeated on none where there is %s', (_what, html) => {
    press('<nav><button id="pressed">Narrow</button></nav>');
    make(html);
    replayEarlyClicks('all');
    expect(answered).toEqual([]);
  });
});
