import { css } from 'styled-components';

/** A `summary` that behaves like a button: without the browser's triangle, and its words are not selected by a press. */
export const menuToggle = css`
  -webkit-user-select: none;
  user-select: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
