// For programs that run the checks of a site themselves
export { GatewayClient } from '../gateway/GatewayClient.ts';
export { type CheckReport, checkRelease } from './checkRelease.ts';
