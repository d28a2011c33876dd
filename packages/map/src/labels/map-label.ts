import type { Flat } from '../view/project.ts';
import { type Box, boxAround } from './boxes.ts';
import { LABEL_LOOK, type LabelKind } from './label-look.data.ts';

/** A name where it is written. */
export interface MapLabel {
  key: string;
  text: string;
  kind: LabelKind;
  /** Middle of the text, or its start or end by `anchor`. */
  at: Flat;
  anchor: 'start' | 'middle' | 'end';
  /** The place that it names; null for regions and roads. */
  dot: Flat | null;
  /** Degrees clockwise, along a road. */
  turn: number;
}

/** A long name ends with an ellipsis, so that it leaves the map some room. */
export const shortName = (name: string, mostLetters: number): string =>
  name.length <= mostLetters ? name : `${name.slice(0, mostLetters - 1).trimEnd()}…`;

export function textWidthPx(text: string, kind: LabelKind): number {
  return text.length * LABEL_LOOK[kind].sizePx * LABEL_LOOK[kind].letterWidth;
}

const LINE_HEIGHT = 1.25;

/** The room that a label takes, whichever way it is turned. */
export function labelBox({ text, kind, at, anchor, turn }: MapLabel): Box {
  const [width, height] = [textWidthPx(text, kind), LABEL_LOOK[kind].sizePx * LINE_HEIGHT];
  const aside = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return boxAround({ x: at.x + aside, y: at.y }, width * cos + height * sin, width * sin + height * cos);
}
