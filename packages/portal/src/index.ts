export { Panel } from './Panel.tsx';
export { PanelSkeleton } from './PanelSkeleton.tsx';
export { pageOf } from './pageOf.ts';
export { Trouble } from './Trouble.tsx';
