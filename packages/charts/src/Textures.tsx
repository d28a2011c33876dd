import { color } from '@saltbush/ui';

/** Each has a contrast of 3 to 1 or more against white and paper, and its own texture. */
const SERIES = [
  { fill: color.saltbush, texture: 'plain' },
  { fill: color.ochre, texture: 'stripes' },
  { fill: color.ink, texture: 'dots' },
  { fill: color.control, texture: 'plain' },
  { fill: color.warn, texture: 'bars' },
  { fill: color.saltbushDark, texture: 'stripes' },
  { fill: color.inkSoft, texture: 'dots' },
] as const;

const TILE_PX = 8;

const seriesAt = (index: number) => SERIES[index % SERIES.length] ?? SERIES[0];

/** Fill of the slice at this position. `Textures` must be in the same document. */
export function fillOf(idPrefix: string, index: number): string {
  const { fill, texture } = seriesAt(index);
  return texture === 'plain' ? fill : `url(#${idPrefix}${index % SERIES.length})`;
}

interface TexturesProps {
  /** Prefix of the pattern ids. */
  idPrefix: string;
  count: number;
}

/** SVG patterns for the first `count` slices. */
export function Textures({ idPrefix, count }: TexturesProps) {
  return (
    <defs>
      {SERIES.slice(0, count).map(({ fill, texture }, index) => (
        <pattern
          key={`${fill} ${texture}`}
          id={`${idPrefix}${index}`}
          width={TILE_PX}
          height={TILE_PX}
          patternUnits="userSpaceOnUse"
          patternTransform={texture === 'stripes' ? 'rotate(45)' : undefined}
        >
          <rect width={TILE_PX} height={TILE_PX} fill={fill} />
          {texture === 'dots' && <circle cx="4" cy="4" r="1.4" fill={color.white} />}
          {(texture === 'stripes' || texture === 'bars') && <path d="M0 4H8" stroke={color.white} strokeWidth="1.5" />}
        </pattern>
      ))}
    </defs>
  );
}
