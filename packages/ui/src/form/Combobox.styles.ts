import styled from 'styled-components';
import { color, media, radius, shadow, space, text } from '../theme/theme.ts';

/** Holds the text field and the list below it. */
export const Anchor = styled.div`
  position: relative;
`;

export const List = styled.ul`
  position: absolute;
  z-index: 5;
  inset: calc(100% + ${space(0.5)}) 0 auto;
  max-height: 20.5rem;
  padding: ${space(0.5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.white};
  box-shadow: ${shadow.low};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-closed] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: ${space(0.75)} ${space(1.25)};
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${text.s16};
  line-height: 1.3;
  cursor: pointer;

  > small {
    flex: none;
    color: ${color.inkSoft};
    font-size: ${text.s14};
  }

  &[aria-selected="true"] {
    background: ${color.saltbushMist};

    ${media.forcedColors} {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }

  ${media.forcedColors} {
    &[aria-selected="true"] > small {
      color: inherit;
    }
  }
`;
