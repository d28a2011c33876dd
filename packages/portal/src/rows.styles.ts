import { color, figures, space } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const List = styled.ul`
  ${figures}
  display: grid;
`;

/** An item of a list, between hairlines. */
export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }
`;
