import { figures, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.dl`
  ${figures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space(1)};
  margin: 0;

  > div {
    display: grid;
    grid-template-rows: 1fr auto auto;
    padding: ${space(1.5)};
    border: 1px solid ${surface.line};
    border-radius: ${radius.control};
    color: ${surface.textSoft};
    font-size: ${text.s14};
    line-height: 1.4;
  }

  > div:last-child {
    border-color: ${surface.accent};
    background: ${surface.quiet};
  }

  dd {
    margin: 0;
  }

  dd:nth-of-type(1) {
    color: ${surface.text};
    font-size: ${text.s22};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;
