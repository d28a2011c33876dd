import { color, onLight, radius, shadow, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Dialog = styled.dialog`
  ${onLight}
  width: min(30rem, calc(100vw - 2 * var(--sb-gutter)));
  margin: auto;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};

  &[open] {
    display: grid;
    gap: ${space(2)};
  }

  &::backdrop {
    background: rgb(20 33 43 / 48%);
  }

  > h2 {
    font-size: ${text.s22};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
