import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';
import { figures } from '../theme/typography.ts';

export const Root = styled.dl`
  ${figures}
  font-size: ${text.s16};
  line-height: 1.5;

  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
    gap: ${space(2)};
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${surface.line};
  }

  /* Amounts are short and stand at the end of the line; other details get the full width of a narrow screen. */
  @media (max-width: 29.99em) {
    &:not([data-align="end"]) > div {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }

  > div:first-child {
    border-top: 1px solid ${surface.line};
  }

  dt {
    color: ${surface.textSoft};
  }

  dd {
    font-weight: 550;
  }

  &[data-align="end"] > div {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &[data-align="end"] dd {
    text-align: end;
  }
`;
