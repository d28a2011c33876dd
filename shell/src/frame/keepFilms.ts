import { mayStartByItself } from '@saltbush/ui/may-start-by-itself';
import { whenPresent } from './whenPresent.ts';

async function serve(frame: HTMLElement, act?: string): Promise<void> {
  const { serveFilm } = await import(/* webpackChunkName: "film" */ '../film/serveFilm.ts');
  serveFilm(frame, act);
}

/**
 * Plays films: each element with `data-film`, when a button in it with `data-film-act` is pressed, and by itself when it comes
 * into view where something may. What plays it is loaded only then.
 */
export function keepFilms(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-film-act]') : null;
    const frame = button?.closest<HTMLElement>('[data-film]');
    // A press that could not be answered can be repeated.
    if (frame) serve(frame, button?.dataset.filmAct).catch(() => {});
  });

  if (!mayStartByItself()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) serve(target as HTMLElement).catch(() => {});
      // An observer holds on to its elements, also to those that have left the page.
      if (isIntersecting || !target.isConnected) observer.unobserve(target);
    }
  });
  whenPresent('[data-film]', (frame) => observer.observe(frame));
}
