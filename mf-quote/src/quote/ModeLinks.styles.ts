import { color, media, motion, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Nav = styled.nav`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};

    /* One row on a tablet. */
    @media (min-width: 48em) and (max-width: 63.99em) {
      gap: ${space(0.75)};
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const Link = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(0.75)} ${space(2)};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.pill};
  color: ${color.ink};
  font-size: ${text.s16};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;

  @media (min-width: 48em) and (max-width: 63.99em) {
    padding-inline: ${space(1.5)};
  }

  transition: background-color ${motion.quick};

  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
    }
  }

  &[aria-current] {
    border-color: ${color.saltbush};
    background: ${color.saltbush};
    color: ${color.white};

    ${media.forcedColors} {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
