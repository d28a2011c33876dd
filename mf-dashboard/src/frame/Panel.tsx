export { Panel } from '@saltbush/portal';
