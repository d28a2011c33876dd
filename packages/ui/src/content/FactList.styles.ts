import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';
import { figures } from '../theme/typography.ts';

export const Root = styled.dl`
  ${figures}
  font-size: ${text.s16};
  line-height: 1.5;

  /* Side by side in two fixed shares, so that all rows line up; below each other where letters are too large for that. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${surface.line};
  }

  > div:first-child {
    border-top: 1px solid ${surface.line};
  }

  dt {
    flex: 2 1 6rem;
    min-width: 0;
    color: ${surface.textSoft};
  }

  dd {
    flex: 3 1 9rem;
    min-width: 0;
    font-weight: 550;
  }

  /* A link alone in its line is as high as a finger needs, without making the line higher. */
  dd > a:only-child {
    display: inline-block;
    max-width: 100%;
    margin-block: calc(-1 * ${space(0.5)});
    padding-block: ${space(0.5)};
  }

  /* On phones the details get most of the line. */
  @media (max-width: 29.99em) {
    dt {
      flex: 0 0 6rem;
    }
  }

  /* Amounts are short and stand at the end of the line. */
  &[data-align="end"] dt {
    flex: 1 1 6rem;
  }

  &[data-align="end"] dd {
    flex: 0 1 auto;
    margin-inline-start: auto;
    text-align: end;
  }
`;
