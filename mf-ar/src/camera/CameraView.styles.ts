import { color, space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
`;

export const Canvas = styled.canvas`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  background: ${color.ink};
`;

/** Browsers stop a video that is not on the page, so it stays behind the canvas. */
export const Feed = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const Caption = styled.p`
  padding: ${space(1.25)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.s14};
`;
