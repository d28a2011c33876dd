import { color, media, motion, onInk, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { headerInner, utilityHeight } from './header-inner.styles.ts';

export const Strip = styled.div`
  ${onInk}
  display: none;
  background: ${color.ink};
  font-size: ${text.s14};

  ${media.desktop} {
    display: block;
  }
`;

export const Inner = styled.div`
  ${headerInner}
  justify-content: space-between;
  min-height: ${utilityHeight};
`;

export const Contact = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-inline-start: calc(-1 * ${space(1)});
`;

export const Hours = styled.span`
  color: ${surface.textSoft};
`;

export const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  margin-inline-end: calc(-1 * ${space(1)});
`;

export const Welcome = styled.span`
  overflow: hidden;
  font-weight: 560;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Entries = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  nav:last-child > & {
    margin-inline-end: calc(-1 * ${space(1)});
  }
`;

export const UtilityLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(5)};
  padding: 0 ${space(1)};
  border-radius: ${radius.control};
  color: ${surface.text};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.quick};

  nav &[aria-current] {
    color: ${surface.accent};
  }

  ${media.hover} {
    &:hover {
      color: ${surface.link};
    }
  }
`;
