// What a remote or the host is
export { defineHost, type HostConfig } from './config/defineHost.ts';
export { defineRemote, type RemoteConfig, type RemoteRoute, type RouteInput } from './config/defineRemote.ts';
export { exposeName } from './config/exposeName.ts';
// What they share
export { LAZY_SHARE_KEYS, SHARE_KEYS } from './share-keys.data.ts';
