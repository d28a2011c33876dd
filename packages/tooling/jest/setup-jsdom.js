import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// A busy machine answers late; that must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves these out; react-router and react-dom/server expect them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom walks the whole document for every label of every field, each time it is asked: a third of the time of a test
// with a long form. What it finds is kept here until the document changes.
const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
/** @type {Map<Element, HTMLLabelElement[]> | null} */
let labelsOf = null;
const changes = new MutationObserver(() => {
  labelsOf = null;
});
changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['for', 'id', 'type'] });

function readLabels() {
  const known = new Map();
  for (const label of document.querySelectorAll('label')) {
    const id = label.getAttribute('for');
    const field = id === null ? label.querySelector(LABELABLE) : document.getElementById(id);
    if (field) known.set(field, [...(known.get(field) ?? []), label]);
  }
  return known;
}
for (const { prototype } of FIELDS) {
  const { get: labelsByWalking } = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get() {
      if (this.type === 'hidden' || !document.contains(this)) return labelsByWalking.call(this);
      if (changes.takeRecords().length > 0) labelsOf = null;
      labelsOf ??= readLabels();
      return labelsOf.get(this) ?? [];
    },
  });
}

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
