import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface WorkingCopyFolder {
  path: string;
  remove: () => void;
}

const NAME = /^working-copy-(\d+)$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else is in it.
  }
}

/**
 * Where this process builds the working copy of a project: not in `dist`, which is published as a whole, and not where
 * another process builds the same project, for another site or browser. Removes what killed processes have left, since
 * each save adds some files.
 */
export function workingCopyFolder(projectDir: string): WorkingCopyFolder {
  const parent = join(projectDir, 'development');
  const own = join(parent, `working-copy-${process.pid}`);
  const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
  for (const name of namesIn(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(parent, name));
  }
  removeFolder(own);
  return {
    // Every repository ignores folders of this name.
    path: join(own, 'dist'),
    remove() {
      removeFolder(own);
      removeEmpty(parent);
    },
  };
}
