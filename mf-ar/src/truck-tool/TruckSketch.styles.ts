import { color, radius, space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  margin: 0;
  padding: ${space(3)};
  background: ${color.white};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};

  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 26rem;
  }

  figcaption {
    margin-top: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;

export const Ground = styled.line`
  stroke: ${color.ink};
  stroke-width: 0.06;
`;

export const Load = styled.rect`
  fill: ${color.sand};
  stroke: ${color.ink};
  stroke-width: 0.04;
`;

export const Cab = styled.rect`
  fill: ${color.saltbush};
`;

export const Glass = styled.rect`
  fill: ${color.saltbushMist};
`;

export const Chassis = styled.rect`
  fill: ${color.ink};
`;

export const Wheel = styled.circle`
  fill: ${color.ink};
  stroke: ${color.white};
  stroke-width: 0.08;
`;

export const Person = styled.g`
  fill: ${color.ochre};
`;
