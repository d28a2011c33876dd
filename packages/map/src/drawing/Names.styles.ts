import { color, font } from '@saltbush/ui';
import styled from 'styled-components';
import { LABEL_LOOK } from '../labels/label-look.data.ts';

export const Town = styled.circle`
  fill: ${color.white};
  stroke: ${color.inkSoft};
  stroke-width: 1.5px;

  &[data-kind="capital"] {
    fill: ${color.ink};
    stroke: ${color.white};
  }
`;

/** Each name has a rim of the land's colour, so that it reads over roads and borders. */
export const Name = styled.text`
  fill: ${color.inkSoft};
  stroke: ${color.paper};
  stroke-width: 3px;
  stroke-linejoin: round;
  paint-order: stroke;
  font-family: ${font.body};
  font-size: ${LABEL_LOOK.town.sizePx}px;
  font-weight: 500;
  dominant-baseline: central;

  &[data-kind="end"] {
    fill: ${color.ink};
    stroke: ${color.white};
    stroke-width: 4px;
    font-size: ${LABEL_LOOK.end.sizePx}px;
    font-weight: 700;
  }

  &[data-kind="capital"] {
    fill: ${color.ink};
    font-size: ${LABEL_LOOK.capital.sizePx}px;
    font-weight: 650;
  }

  &[data-kind="road"] {
    fill: ${color.ochre};
    font-size: ${LABEL_LOOK.road.sizePx}px;
    font-style: italic;
  }

  &[data-kind="suburb"] {
    font-weight: 450;
    opacity: 0.85;
  }

  &[data-kind="state"] {
    stroke: none;
    font-size: ${LABEL_LOOK.state.sizePx}px;
    font-weight: 600;
    letter-spacing: 0.12em;
  }

  &[data-kind="sea"] {
    stroke: none;
    font-size: ${LABEL_LOOK.sea.sizePx}px;
    font-style: italic;
  }
`;
