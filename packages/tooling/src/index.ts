// Declaring a remote or the host
export { defineHost, type HostConfig } from './config/defineHost.ts';
export {
  defineRemote,
  type RemoteConfig,
  type RemoteRoute,
  type RouteInput,
  type WorkArea,
} from './config/defineRemote.ts';
export { exposeName } from './config/exposeName.ts';
// Shared packages
export { LAZY_SHARE_KEYS, SHARE_KEYS } from './share-keys.data.ts';
