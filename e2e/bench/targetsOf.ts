import type { BenchPage } from './pages.data.ts';
import { TARGETS, type Target } from './targets.data.ts';

/** Every target of a measured page. */
export function targetsOf({ kind, mostHtmlBytes }: BenchPage): readonly Target[] {
  return [{ figure: 'htmlBytes', most: mostHtmlBytes }, ...TARGETS[kind]];
}
