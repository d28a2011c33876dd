import { ButtonLink, color, media, onLight, space } from '@saltbush/ui';
import styled from 'styled-components';
import { headerInner, utilityHeight } from './header-inner.styles.ts';

/** On large screens only the bar is sticky: the strip above it scrolls away, and returns while focus is in it. */
export const Header = styled.header`
  ${onLight}
  position: sticky;
  z-index: 10;
  inset-block-start: 0;

  ${media.desktop} {
    inset-block-start: calc(-1 * ${utilityHeight});

    &:has(> :first-child:focus-within) {
      inset-block-start: 0;
    }
  }

  ${media.print} {
    position: static;
  }
`;

/** From here on there is room to be generous. */
const roomy = '@media (min-width: 75em)';

export const Bar = styled.div`
  --bar-space: ${space(0.75)};
  --bar-button-space: ${space(1.125)};

  position: relative;
  border-block-end: 1px solid ${color.hairline};
  background: ${color.paper};

  ${roomy} {
    --bar-space: ${space(1.25)};
    --bar-button-space: ${space(1.75)};
  }
`;

export const BarInner = styled.div`
  ${headerInner}
  justify-content: space-between;
  min-height: var(--sb-header-height);
  container-type: inline-size;
`;

export const LogoLink = styled.a`
  display: inline-flex;
  min-width: 0;
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
    gap: ${space(1)};
    padding-inline-start: var(--bar-space);
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

  && > a {
    padding-inline: var(--bar-button-space);
  }
`;

/** The way to a price, one press from every page. Phones have it in the menu: beside the name there is no room. */
export const Quote = styled(ButtonLink)`
  flex: none;
  margin-inline-start: auto;

  && {
    padding-inline: var(--bar-button-space);
  }

  @media (max-width: 29.99em) {
    display: none;
  }

  ${media.desktop} {
    margin-inline-start: 0;
  }

  ${media.print} {
    display: none;
  }
`;
