import type { BootOverride } from '@saltbush/contract/boot';
import { PreviewBar } from '../preview-bar/PreviewBar.tsx';
import { UncheckedBar } from '../unchecked-bar/UncheckedBar.tsx';

export interface BarsProps {
  /** Releases that only this browser gets. */
  overrides: readonly BootOverride[];
  /** The remote of which a newer one waits until a draft is sent or left; null for none. */
  waiting: string | null;
  /** The site is shown signed out because sign-in could not be checked. */
  isUnchecked: boolean;
  announce: (text: string) => void;
}

/** What few visitors are told above the page. */
export function Bars({ overrides, waiting, isUnchecked, announce }: BarsProps) {
  return (
    <>
      {overrides.length > 0 && <PreviewBar overrides={overrides} waiting={waiting} />}
      {isUnchecked && <UncheckedBar announce={announce} />}
    </>
  );
}
