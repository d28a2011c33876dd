import { color } from '@saltbush/ui';

/** Each 3 to 1 or better against white and paper, and told apart by texture as well. */
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

/** The fill of a slice by its place, once `Textures` stands in the same document. */
export function fillOf(idPrefix: string, index: number): string {
  const { fill, texture } = seriesAt(index);
  return texture === 'plain' ? fill : `url(#${idPrefix}${index % SERIES.length})`;
}

interface TexturesProps {
  /** Begins the ids of the patterns. */
  idPrefix: string;
  count: number;
}

/** The textures of the first `count` slices, as patterns of an svg. */
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
