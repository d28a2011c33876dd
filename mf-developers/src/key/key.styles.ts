import { color, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.div`
  ${onLight}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: clamp(${space(2)}, 2.2vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  input {
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  }

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;
