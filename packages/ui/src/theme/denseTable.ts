import { css } from 'styled-components';
import { text } from './theme.ts';
import { figures } from './typography.ts';

/** A table to work in: dense rows, digits of equal width, and a caption that is only heard. */
export const denseTable = css`
  ${figures}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.s14};
  line-height: 1.35;

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
