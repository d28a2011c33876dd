import type { Project } from '../config/loadProject.ts';

/** Which release to build of a project, and how. */
export interface BuildTarget<P extends Project = Project> {
  project: P;
  /** Semantic version of the release; part of every URL and of the container's name. */
  version: string;
  mode: 'production' | 'development';
  /** Built again on every save: nothing is minified, and what did not change is not compiled again. */
  isWorkingCopy?: boolean;
  /** Where the release folder comes to lie. */
  outputDir: string;
}
