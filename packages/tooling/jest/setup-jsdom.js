import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine answers late; that must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves these out; react-router and react-dom/server expect them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom computes no layout, so nothing is ever intersecting. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView });
// No media query matches.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
// Media cannot play; this is what a browser does with a video without sources.
HTMLMediaElement.prototype.load = () => undefined;
HTMLMediaElement.prototype.pause = () => undefined;
// Dialogs cannot open in jsdom.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
