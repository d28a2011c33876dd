import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { fireEvent } from '@testing-library/react';
import { serveFilm } from './serveFilm.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
let tellOfView: ((isIntersecting: boolean) => void) | undefined;
let stopsWatching = 0;

beforeAll(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: () => {}, disconnect: () => stopsWatching++ } as unknown as IntersectionObserver;
    tellOfView = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  // The document of the tests has no films.
  const isPaused = new WeakMap<HTMLMediaElement, boolean>();
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return isPaused.get(this) ?? true;
  });
  jest.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  jest.spyOn(media, 'load').mockImplementation(() => {});
  jest.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    isPaused.set(this, false);
    fireEvent(this, new Event('playing'));
  });
  jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused.set(this, true);
    fireEvent(this, new Event('pause'));
  });
});

function film(): HTMLElement {
  document.body.innerHTML = `<figure data-film="">
    <video><source src="/film.webm"><source src="/film.mp4"></video>
    <div data-while="working">
      <button data-film-act="play"><span data-while="still">Play film</span><span data-while="playing" hidden>Pause film</span></button>
      <button data-film-act="sound"><span data-while="muted">Unmute</span><span data-while="loud" hidden>Mute</span></button>
    </div>
    <p data-while="failed" hidden>The film did not load.</p>
  </figure>`;
  return screen.getByRole('figure');
}
const shown = (frame: HTMLElement) =>
  [...frame.querySelectorAll('span, p')]
    .filter((element) => element.closest('[hidden]') === null)
    .map((e) => e.textContent);
const videoOf = (frame: HTMLElement) => frame.querySelector('video') as HTMLVideoElement;

describe('serveFilm', () => {
  it('plays a film when it is asked for, pauses it, and says on its button what a press does', async () => {
    const frame = film();
    serveFilm(frame, 'play');
    await settled();
    expect(shown(frame)).toEqual(['Pause film', 'Unmute']);
    serveFilm(frame, 'play');
    expect(shown(frame)).toEqual(['Play film', 'Unmute']);
    expect(videoOf(frame).paused).toBe(true);
  });

  it('is muted until sound is asked for', () => {
    const frame = film();
    serveFilm(frame);
    expect(videoOf(frame)).toHaveAttribute('muted');
    expect(videoOf(frame).muted).toBe(true);
    serveFilm(frame, 'sound');
    fireEvent(videoOf(frame), new Event('volumechange'));
    expect(videoOf(frame).muted).toBe(false);
    expect(shown(frame)).toEqual(['Play film', 'Mute']);
  });

  it('says so, and offers nothing, when neither file can be loaded', () => {
    const frame = film();
    serveFilm(frame);
    fireEvent.error(frame.querySelectorAll('source')[0] as HTMLElement);
    expect(shown(frame)).toEqual(['Play film', 'Unmute']);
    fireEvent.error(frame.querySelectorAll('source')[1] as HTMLElement);
    expect(shown(frame)).toEqual(['The film did not load.']);
  });

  it('pauses out of view, and ends once its page is gone', async () => {
    const frame = film();
    serveFilm(frame, 'play');
    await settled();
    tellOfView?.(false);
    expect(videoOf(frame).paused).toBe(true);
    const before = stopsWatching;
    frame.remove();
    tellOfView?.(false);
    expect(stopsWatching).toBe(before + 1);
    fireEvent.pointerDown(window);
    await settled();
    expect(videoOf(frame).paused).toBe(true);
  });

  it('leaves an element alone in which there is no film', () => {
    document.body.innerHTML = '<figure data-film=""><span data-while="playing" hidden>Pause</span></figure>';
    const frame = screen.getByRole('figure');
    serveFilm(frame, 'play');
    expect(shown(frame)).toEqual([]);
  });
});
