import type { AreaIcon as AreaIconName } from '@saltbush/contract/boot';
import { AREA_ICON_PATHS } from './area-icons.data.ts';

/** A picture beside the name of an area, which says the same. */
export function AreaIcon({ name }: { name: AreaIconName }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={AREA_ICON_PATHS[name] ?? AREA_ICON_PATHS.list} />
    </svg>
  );
}
