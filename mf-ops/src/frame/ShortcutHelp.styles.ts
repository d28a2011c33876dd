import { color, onLight, radius, shadow, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Dialog = styled.dialog`
  ${onLight}
  width: min(30rem, calc(100vw - 2 * var(--sb-gutter)));
  max-height: calc(100dvh - ${space(6)});
  margin: auto;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};
  font-size: ${text.s16};

  &[open] {
    display: grid;
    gap: ${space(2)};
    justify-items: start;
  }

  &::backdrop {
    background: rgb(20 33 43 / 48%);
  }

  > h2 {
    font-size: ${text.s22};
  }
`;

export const Keys = styled.dl`
  display: grid;
  width: 100%;

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    min-height: 2.5rem;
    border-bottom: 1px solid ${color.hairline};
  }

  dt {
    display: flex;
    gap: ${space(0.5)};
  }

  kbd {
    min-width: 1.75rem;
    padding: ${space(0.25)} ${space(0.75)};
    border: 1px solid ${color.control};
    border-radius: 5px;
    background: ${color.paper};
    font: inherit;
    font-size: ${text.s14};
    font-weight: 600;
    text-align: center;
  }
`;
