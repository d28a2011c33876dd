import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import {
  enter,
  find,
  group,
  HEADER,
  leave,
  linkIn,
  menu,
  openMenus,
  pointer,
  press,
  toggle,
  wait,
} from '../../fixtures/menus.ts';
import { keepMenus } from './keepMenus.ts';

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `${HEADER}<main tabindex="-1"><button>Behind</button></main>`;
  stop = keepMenus(document);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a menu of the bar', () => {
  it('opens and closes by a press', async () => {
    await press(toggle(menu('services')));
    expect(openMenus()).toEqual(['services']);
    await press(toggle(menu('services')));
    expect(openMenus()).toEqual([]);
  });

  it('closes when another opens, also in a browser that does not know the name of details', async () => {
    toggle(menu('services')).click();
    await wait();
    toggle(menu('company')).click();
    expect(openMenus()).toEqual(['services', 'company']);
    await wait();
    expect(openMenus()).toEqual(['company']);
  });

  it('closes on Escape and gives the focus back to its word', async () => {
    await press(toggle(menu('services')));
    linkIn(menu('services')).focus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openMenus()).toEqual([]);
    expect(toggle(menu('services'))).toHaveFocus();
  });

  it('closes on Escape without taking the focus from elsewhere', async () => {
    find('button').focus();
    menu('services').open = true;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openMenus()).toEqual([]);
    expect(find('button')).toHaveFocus();
  });

  it('closes on a press elsewhere and on focus elsewhere, and on neither within', async () => {
    await press(toggle(menu('services')));
    fireEvent.pointerDown(linkIn(menu('services')));
    linkIn(menu('services')).focus();
    expect(openMenus()).toEqual(['services']);
    fireEvent.pointerDown(find('main'));
    expect(openMenus()).toEqual([]);
    await press(toggle(menu('services')));
    find('button').focus();
    expect(openMenus()).toEqual([]);
  });

  it('closes once a link is chosen, with the focus on its word', async () => {
    await press(toggle(menu('services')));
    await press(linkIn(menu('services')));
    expect(openMenus()).toEqual([]);
    expect(toggle(menu('services'))).toHaveFocus();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('stays while a link opens elsewhere with %s', async (key) => {
    await press(toggle(menu('services')));
    fireEvent.click(linkIn(menu('services')), { [key]: true });
    expect(openMenus()).toEqual(['services']);
  });

  it('closes on a move through the history', async () => {
    await press(toggle(menu('services')));
    fireEvent.popState(window);
    expect(openMenus()).toEqual([]);
  });
});

describe('hovering with a mouse', () => {
  it('opens a menu, and closes it a moment after the pointer left', async () => {
    enter(toggle(menu('services')));
    await wait(89);
    expect(openMenus()).toEqual([]);
    await wait(1);
    expect(openMenus()).toEqual(['services']);
    leave(linkIn(menu('services')));
    await wait(219);
    expect(openMenus()).toEqual(['services']);
    await wait(1);
    expect(openMenus()).toEqual([]);
  });

  it('opens nothing for a pointer that only passes by, or for a finger', async () => {
    enter(toggle(menu('services')));
    await wait(50);
    leave(toggle(menu('services')));
    enter(toggle(menu('company')), 'touch');
    await wait(1000);
    expect(openMenus()).toEqual([]);
  });

  it('never opens the sheet', async () => {
    enter(toggle(menu('sheet')));
    await wait(1000);
    expect(openMenus()).toEqual([]);
  });

  it('keeps the menu while the pointer moves within it, and when it comes back in time', async () => {
    enter(toggle(menu('services')));
    await wait(100);
    leave(toggle(menu('services')), linkIn(menu('services')));
    await wait(1000);
    expect(openMenus()).toEqual(['services']);
    leave(linkIn(menu('services')));
    await wait(100);
    enter(linkIn(menu('services')));
    await wait(1000);
    expect(openMenus()).toEqual(['services']);
  });

  it('goes on to the next menu', async () => {
    enter(toggle(menu('services')));
    await wait(100);
    leave(toggle(menu('services')), toggle(menu('company')));
    pointer('pointerover', toggle(menu('company')), toggle(menu('services')));
    await wait(90);
    await wait();
    expect(openMenus()).toEqual(['company']);
    leave(toggle(menu('company')));
    await wait(220);
    expect(openMenus()).toEqual([]);
  });

  it('keeps a menu open that was pressed meanwhile, and a second press closes it', async () => {
    enter(toggle(menu('company')));
    await wait(100);
    await press(toggle(menu('company')));
    leave(toggle(menu('company')));
    await wait(1000);
    expect(openMenus()).toEqual(['company']);
    await press(toggle(menu('company')));
    expect(openMenus()).toEqual([]);
  });

  it('does not open what a press has closed before the moment is over', async () => {
    enter(toggle(menu('company')));
    await press(toggle(menu('company')));
    await press(toggle(menu('company')));
    await wait(1000);
    expect(openMenus()).toEqual([]);
  });

  it('does not replace a menu that was pressed', async () => {
    await press(toggle(menu('company')));
    enter(toggle(menu('services')));
    await wait(1000);
    leave(toggle(menu('services')));
    await wait(1000);
    expect(openMenus()).toEqual(['company']);
  });

  it('forgets that it opened a menu once Escape has closed it', async () => {
    enter(toggle(menu('company')));
    await wait(100);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await wait();
    await press(toggle(menu('company')));
    await press(toggle(menu('company')));
    expect(openMenus()).toEqual([]);
  });
});

describe('the sheet of small screens', () => {
  it('moves the focus to its first link when it opens', async () => {
    await press(toggle(menu('sheet')));
    expect(linkIn(menu('sheet'))).toHaveFocus();
  });

  it('closes on Escape, wherever the focus is, and gives it to the toggle', async () => {
    await press(toggle(menu('sheet')));
    linkIn(menu('sheet')).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(openMenus()).toEqual([]);
    expect(toggle(menu('sheet'))).toHaveFocus();
  });

  it('stays on a press within and closes on a press elsewhere, on focus elsewhere and on a move through the history', async () => {
    for (const act of [
      () => fireEvent.pointerDown(find('main')),
      () => find('button').focus(),
      () => fireEvent.popState(window),
    ]) {
      await press(toggle(menu('sheet')));
      await press(find('nav p'));
      expect(openMenus()).toEqual(['sheet']);
      act();
      expect(openMenus()).toEqual([]);
      await wait();
    }
  });

  it('has one group open at a time, and the groups do not close it', async () => {
    await press(toggle(menu('sheet')));
    await press(toggle(group('first')));
    await press(toggle(group('second')));
    expect([group('first').open, group('second').open]).toEqual([false, true]);
    await press(toggle(group('second')));
    expect(group('second').open).toBe(false);
    expect(openMenus()).toEqual(['sheet']);
  });

  it('closes once a link of a group is chosen, and has every group closed when it opens again', async () => {
    await press(toggle(menu('sheet')));
    await press(toggle(group('first')));
    await press(find('#first a'));
    expect(openMenus()).toEqual([]);
    expect(toggle(menu('sheet'))).toHaveFocus();
    await press(toggle(menu('sheet')));
    expect(group('first').open).toBe(false);
  });
});

describe('a page that is rendered anew', () => {
  const renderAnew = async () => {
    find('header').outerHTML = HEADER;
    await Promise.resolve();
    await wait();
  };

  it('keeps the open menu open, also one that was opened before the script ran', async () => {
    stop();
    toggle(menu('services')).click();
    stop = keepMenus(document);
    await renderAnew();
    expect(openMenus()).toEqual(['services']);
    await renderAnew();
    expect(openMenus()).toEqual(['services']);
    await press(find('main'));
    await renderAnew();
    expect(openMenus()).toEqual([]);
  });

  it('keeps a menu open that was pressed just before, which the browser has not told of', async () => {
    toggle(menu('services')).click();
    await renderAnew();
    expect(openMenus()).toEqual(['services']);
  });

  it('does not open a menu that comes back much later', async () => {
    await press(toggle(menu('services')));
    menu('services').remove();
    await Promise.resolve();
    await renderAnew();
    expect(openMenus()).toEqual([]);
  });
});

it('does nothing any more once it is stopped', async () => {
  stop();
  await press(toggle(menu('sheet')));
  enter(toggle(menu('services')));
  await wait(1000);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(openMenus()).toEqual(['sheet']);
  expect(linkIn(menu('sheet'))).not.toHaveFocus();
});
