export { pageOf } from '@saltbush/portal';
