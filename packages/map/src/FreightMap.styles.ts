import { color, media, radius, shadow, space } from '@saltbush/ui';
import styled from 'styled-components';

/** A group of controls with its picture. */
export const Frame = styled.fieldset`
  position: relative;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.print} {
    break-inside: avoid;
  }
`;

/** The sea. One finger up or down scrolls the page on. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: color-mix(in srgb, ${color.mistOnInk} 52%, ${color.white});
  touch-action: pan-y;
  cursor: grab;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
`;

export const Buttons = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
  display: grid;
  overflow: clip;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.white};
  box-shadow: ${shadow.low};

  ${media.print} {
    display: none;
  }
`;

export const Zoom = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  cursor: pointer;

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  &[aria-disabled] {
    color: ${color.control};
    cursor: default;
  }

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  ${media.hover} {
    &:hover:not([aria-disabled]) {
      background: ${color.saltbushMist};
    }
  }
`;
