export { PanelSkeleton } from '@saltbush/portal';
