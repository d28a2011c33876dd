import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { filmButton } from './filmButton.ts';

export const Figure = styled.figure`
  display: grid;
  gap: ${space(1.5)};
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.ink};
  aspect-ratio: 16 / 9;

  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** At the top, because the film's captions are in its lower part. */
export const Controls = styled.div`
  position: absolute;
  inset: ${space(1.5)} ${space(1.5)} auto auto;
  display: flex;
  gap: ${space(1)};
`;

export const Control = styled.button`
  ${filmButton}
`;

export const Caption = styled.figcaption`
  max-width: 45rem;
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;
