import type { ComponentPropsWithRef } from 'react';
import type { IconPath } from './icons.data.ts';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'path'> {
  path: IconPath;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Only for an icon without a visible word; otherwise the icon is hidden from assistive technology. */
  title?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ path, size = 24, title, ...props }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      {...props}
    >
      <path d={path} />
    </svg>
  );
}
