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
  /**
   * Saves are put into open pages. They are told of them at the address of a development server; without one by the host,
   * which hears of a working copy's next build from the site.
   */
  saves?: { address: string | null };
  /** Files of the release that webpack does not make. */
  extraFiles?: readonly BuiltFile[];
  /** The release folder to write. */
  outputDir: string;
}
