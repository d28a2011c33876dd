// The webpack configurations of a release

// Reading a remote or the host from its folder
export { loadProject, type PackageManifest, type Project } from '../config/loadProject.ts';
export type { BuildTarget } from './BuildTarget.ts';
export { releaseConfigurations } from './releaseConfigurations.ts';
