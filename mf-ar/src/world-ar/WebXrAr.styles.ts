import { color, onInk, radius, space } from '@saltbush/ui';
import { styled } from 'styled-components';

/** The browser shows this over the camera picture, not in the page. */
export const Overlay = styled.div`
  ${onInk}
  position: fixed;
  inset: 0;
  display: none;

  &[data-shown] {
    display: grid;
    grid-template-rows: auto 1fr auto;
  }
`;

export const Hint = styled.p`
  margin: ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.control};
  background: ${color.ink};
`;

export const Buttons = styled.div`
  display: flex;
  grid-row: 3;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
  padding: ${space(2)};

  > button {
    background-color: ${color.ink};
    color: ${color.white};
  }
`;
