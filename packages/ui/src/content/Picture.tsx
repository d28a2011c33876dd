import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../tokens.ts';
import * as S from './Picture.styles.ts';

export interface PictureFile {
  url: string;
  widthPx: number;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'loading'> {
  /** The picture in both encodings, each in any number of widths, smallest first. */
  sources: { avif?: readonly PictureFile[]; webp: readonly PictureFile[] };
  /** Another crop for windows narrower than a tablet. */
  narrowSources?: PictureProps['sources'];
  /** Empty for decoration. */
  alt: string;
  /** Intrinsic size; reserves the room, so that the page does not move when the picture arrives. */
  width: number;
  height: number;
  /** Width on screen, as in the `sizes` attribute. */
  sizes?: string;
  /** The main picture of the page, fetched first. At most one per page. */
  priority?: boolean;
  /** `cover` fills the parent and crops. */
  fit?: 'natural' | 'cover';
  isRounded?: boolean;
}

const NARROW = `(max-width: ${tokens.breakpointPx.tablet - 1}px)`;

const srcSetOf = (files: readonly PictureFile[]): string =>
  files.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', ');

/** A responsive picture, AVIF with WebP behind it. */
export function Picture({
  sources,
  narrowSources,
  alt,
  sizes = '100vw',
  priority = false,
  fit = 'natural',
  isRounded = false,
  ...props
}: PictureProps) {
  return (
    <S.Root data-fit={fit}>
      {narrowSources?.avif && (
        <source type="image/avif" media={NARROW} srcSet={srcSetOf(narrowSources.avif)} sizes={sizes} />
      )}
      {narrowSources && <source type="image/webp" media={NARROW} srcSet={srcSetOf(narrowSources.webp)} sizes={sizes} />}
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
