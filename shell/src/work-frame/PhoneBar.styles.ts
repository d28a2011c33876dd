import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';
import { menuToggle } from '../navigation/menu-toggle.styles.ts';
import { bar } from './frame-sizes.ts';

export const Bar = styled.nav`
  position: fixed;
  z-index: 12;
  inset: auto 0 0;
  display: flex;
  min-height: ${bar.phone};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** A picture above its word. */
const slot = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  width: 100%;
  min-height: ${bar.phone};
  padding-inline: 2px;
  color: ${surface.textSoft};
  font-size: min(0.75rem, 4vw);
  font-weight: 560;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const lit = css`
  color: ${color.saltbush};
  font-weight: 680;
  box-shadow: inset 0 3px 0 ${color.saltbush};
`;

export const Entries = styled.ul`
  display: grid;
  flex: 4;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-width: 0;

  a {
    ${slot}
  }

  a[aria-current] {
    ${lit}
  }

  [title] {
    position: absolute;
    inset: 4px auto auto calc(50% + 4px);
    min-width: 1.125rem;
    padding: 0 0.25rem;
    font-size: 0.6875rem;
    line-height: 1.125rem;
  }
`;

export const More = styled.details`
  flex: 1;
  min-width: 0;

  > summary {
    ${menuToggle}
    ${slot}
    list-style: none;
  }

  > summary[data-current] {
    ${lit}
  }
`;

export const Sheet = styled.div`
  position: fixed;
  inset: auto 0 calc(${bar.phone} + env(safe-area-inset-bottom));
  max-height: calc(100dvh - ${bar.phone} - ${bar.height});
  padding: ${space(1.5)} var(--sb-gutter);
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};
  box-shadow: 0 -12px 24px rgb(20 33 43 / 12%);
  overflow-y: auto;
  color: ${surface.textSoft};
  font-size: ${text.s14};

  li > a {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: 2.75rem;
    padding-inline: ${space(1)};
    border-radius: ${radius.control};
    color: ${surface.text};
    font-size: ${text.s16};
    font-weight: 560;
    text-decoration: none;
  }

  li > a[aria-current] {
    background: ${color.saltbushMist};
    font-weight: 660;
  }

  > p {
    margin-block: ${space(1.5)} ${space(0.5)};
    padding-inline: ${space(1)};
    overflow-wrap: anywhere;
  }

  > div {
    padding-inline: ${space(1)};
  }
`;
