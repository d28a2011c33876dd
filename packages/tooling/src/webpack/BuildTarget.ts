import type { Project } from '../config/loadProject.ts';
import type { BuiltFile } from './BuiltFile.ts';

/** Which release of a project to build, and how. */
export interface BuildTarget<P extends Project = Project> {
  project: P;
  /** Semantic version of the release; part of every URL and of the container's name. */
  version: string;
  mode: 'production' | 'development';
  /** Rebuilt on every save, so nothing is minified and unchanged modules are not compiled again. */
  isWorkingCopy?: boolean;
  /** Built for a development server that has saves put into open pages, and listens for them at this address. */
  saves?: { address: string };
  /** Files of the release that webpack does not make. */
  extraFiles?: readonly BuiltFile[];
  /** The release folder to write. */
  outputDir: string;
}
