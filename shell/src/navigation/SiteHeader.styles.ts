import { color, media, onLight, space } from '@saltbush/ui';
import styled from 'styled-components';
import { headerInner, utilityHeight } from './header-inner.styles.ts';

/** On large screens only the bar stays: the strip above it scrolls away, and comes back while focus is in it. */
export const Header = styled.header`
  ${onLight}
  position: sticky;
  z-index: 10;
  inset-block-start: 0;

  ${media.desktop} {
    inset-block-start: -${utilityHeight};

    &:has(> :first-child:focus-within) {
      inset-block-start: 0;
    }
  }

  ${media.print} {
    position: static;
  }
`;

export const Bar = styled.div`
  position: relative;
  border-block-end: 1px solid ${color.hairline};
  background: ${color.paper};
`;

export const BarInner = styled.div`
  ${headerInner}
  justify-content: space-between;
  min-height: var(--sb-header-height);
`;

export const LogoLink = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${space(5.5)};
  color: ${color.ink};
  text-decoration: none;
`;

export const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-inline-start: ${space(2)};
  }

  ${media.print} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
`;
