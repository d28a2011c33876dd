import { color, headline, media, motion, radius, space, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';
import { menuToggle } from './menu-toggle.styles.ts';

export const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  display: none;
  flex-direction: column;
  height: calc(100dvh - var(--sb-header-height));
  padding: ${space(1)} var(--sb-gutter) ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.paper};

  [open] > & {
    display: flex;
  }
`;

export const Entries = styled.ul`
  > li {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const entry = css`
  ${headline}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${space(7)};
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${text.s22};
  text-align: start;
  text-decoration: none;

  &[aria-current] {
    color: ${color.ochre};
  }
`;

export const EntryLink = styled.a`
  ${entry}
`;

export const GroupToggle = styled.summary`
  ${entry}
  ${menuToggle}

  svg {
    flex: none;
    transition: transform ${motion.quick};
  }

  [open] > & svg {
    transform: rotate(180deg);
  }
`;

export const GroupEntries = styled.ul`
  display: none;
  padding-block-end: ${space(2)};

  [open] > & {
    display: block;
  }
`;

export const GroupLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${space(5.5)};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.ink};
  font-size: ${text.s18};
  font-weight: 500;
  text-decoration: none;

  &[aria-current="page"] {
    border-inline-start-color: ${color.ochre};
    font-weight: 680;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-block-start: auto;
  padding-block-start: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    align-items: center;
  }
`;

/** What most people come for, side by side. */
export const Tasks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(1.5)};

  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

export const Welcome = styled.p`
  margin-block-start: ${space(1)};
  overflow-wrap: anywhere;
  font-weight: 560;

  ${media.tablet} {
    margin-block-start: 0;
  }
`;

export const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${space(5.5)};
  color: ${color.saltbush};
  font-size: ${text.s18};
  font-weight: 640;
  text-decoration: none;

  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;
