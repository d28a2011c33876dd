// Everything that needs three.js, in one chunk that loads on first use

export { createModelView, type ModelView, type Shown } from './createModelView.ts';
export { startWorldAr, type WorldArSession } from './startWorldAr.ts';
