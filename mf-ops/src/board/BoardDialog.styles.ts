import { color, onLight, radius, shadow, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Dialog = styled.dialog`
  ${onLight}
  width: min(36rem, calc(100vw - 2 * var(--sb-gutter)));
  max-height: calc(100dvh - ${space(4)});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  font-size: ${text.s16};
  overflow: auto;

  &::backdrop {
    background: rgb(20 33 43 / 48%);
  }

  /* The form's own ground and rounding are those of the dialog. */
  > form {
    padding: ${space(3)};

    > h3 {
      font-size: ${text.s22};
    }
  }
`;
