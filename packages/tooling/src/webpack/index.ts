// The webpack configurations of a release

// Reading a remote or the host from its folder
export { loadProject, type Project } from '../config/loadProject.ts';
export type { PackageManifest } from '../config/readManifest.ts';
export type { BuildTarget } from './BuildTarget.ts';
export { releaseConfigurations } from './releaseConfigurations.ts';
