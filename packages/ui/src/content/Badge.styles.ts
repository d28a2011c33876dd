import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme/theme.ts';
import { label } from '../theme/typography.ts';

export const Root = styled.span`
  ${label}
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  padding: ${space(0.375)} ${space(1.25)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  color: ${color.ink};
  font-size: ${text.s14};

  /* A column is as wide as its status. */
  :is(td, th) & {
    white-space: nowrap;
  }

  /* Without its colours the shape is drawn by a line. */
  ${media.forcedColors} {
    border: 1px solid;

    &::before {
      border: 4px solid;
    }
  }

  &::before {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: currentColor;
  }

  &[data-tone="good"] {
    background: ${color.goodMist};
    color: ${color.good};
  }

  &[data-tone="warn"] {
    background: ${color.warnMist};
    color: ${color.warn};
  }

  &[data-tone="danger"] {
    background: ${color.signalMist};
    color: ${color.signal};
  }

  &[data-tone="brand"] {
    background: ${color.saltbushMist};
    color: ${color.saltbushDark};
  }
`;
