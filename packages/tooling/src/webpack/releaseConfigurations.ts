import type { Configuration } from 'webpack';
import type { HostConfig } from '../config/defineHost.ts';
import type { RemoteConfig } from '../config/defineRemote.ts';
import type { Project } from '../config/loadProject.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { hostClient } from './hostClient.ts';
import { hostServer } from './hostServer.ts';
import { remoteClient } from './remoteClient.ts';
import { remoteServer } from './remoteServer.ts';

/** The two webpack builds of a release: for browsers, and for the gateway. */
export function releaseConfigurations(target: BuildTarget): [client: Configuration, server: Configuration] {
  if (isRemote(target)) return [remoteClient(target), remoteServer(target)];
  if (isHost(target)) return [hostClient(target), hostServer(target)];
  throw new TypeError('A project is a remote or the host.');
}

function isRemote(target: BuildTarget): target is BuildTarget<Project<RemoteConfig>> {
  return target.project.config.kind === 'remote';
}

function isHost(target: BuildTarget): target is BuildTarget<Project<HostConfig>> {
  return target.project.config.kind === 'host';
}
