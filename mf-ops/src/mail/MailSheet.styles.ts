import { color, figures, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Facts = styled.dl`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  > div {
    min-width: min(100%, 7rem);
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

/** Text version in a fixed-width font, which its columns of amounts need. */
export const Text = styled.section`
  ${onLight}
  max-width: 50rem;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  font-family: ui-monospace, "Liberation Mono", Menlo, Consolas, monospace;
  font-size: ${text.s14};
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  /* Too narrow for columns, so each amount follows its name. */
  @media screen and (max-width: 37.49em) {
    padding: ${space(2)};
    font-family: inherit;
    white-space: pre-line;
  }
`;
