// The gate of a site, from a program of one's own
export { GatewayClient } from '../gateway/GatewayClient.ts';
export { type CheckReport, checkRelease } from './checkRelease.ts';
