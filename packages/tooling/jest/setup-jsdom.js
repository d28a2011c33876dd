import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine answers late, and is not wrong.
configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves these out; react-router and react-dom/server expect them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** In jsdom nothing is laid out, so nothing ever comes into view. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView });
// Nor does any media query hold.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
// Nor can it play: what a browser does without sources is the nearest.
HTMLMediaElement.prototype.load = () => undefined;
HTMLMediaElement.prototype.pause = () => undefined;
// Nor does a dialog open in it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
