// Everything that needs three.js, as one part that is loaded when it is first wanted

export { createModelView, type ModelView, type Shown } from './createModelView.ts';
export { startWorldAr, type WorldArSession } from './startWorldAr.ts';
