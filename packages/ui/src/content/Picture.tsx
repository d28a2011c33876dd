import type { ComponentPropsWithRef } from 'react';
import * as S from './Picture.styles.ts';

export interface PictureFile {
  url: string;
  widthPx: number;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'loading'> {
  /** The same picture in both encodings, any number of widths each, smallest first. */
  sources: { avif?: readonly PictureFile[]; webp: readonly PictureFile[] };
  /** Empty for decoration. */
  alt: string;
  /** Intrinsic size, so that the page does not move when the picture arrives. */
  width: number;
  height: number;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** The picture that leads the page: fetched at once and first. At most one on a page. */
  priority?: boolean;
  /** `cover` fills the parent and crops. */
  fit?: 'natural' | 'cover';
  isRounded?: boolean;
}

const srcSetOf = (files: readonly PictureFile[]): string =>
  files.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', ');

/** A responsive picture, AVIF with WebP behind it. */
export function Picture({
  sources,
  alt,
  sizes = '100vw',
  priority = false,
  fit = 'natural',
  isRounded = false,
  ...props
}: PictureProps) {
  return (
    <S.Root data-fit={fit}>
      {sources.avif && <source type="image/avif" srcSet={srcSetOf(sources.avif)} sizes={sizes} />}
      <S.Image
        src={sources.webp.at(-1)?.url}
        srcSet={srcSetOf(sources.webp)}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        data-fit={fit}
        data-rounded={isRounded ? '' : undefined}
        {...props}
      />
    </S.Root>
  );
}
