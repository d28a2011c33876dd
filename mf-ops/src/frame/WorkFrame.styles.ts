import { color, media, motion, onLight, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Ground = styled.div`
  ${onLight}
  min-height: 100dvh;
  padding-block: ${space(2)} ${space(8)};
  background: ${color.sand};
  font-size: ${text.s16};
  line-height: 1.45;

  ${media.print} {
    background: none;
  }
`;

/** Wider than the public pages, because a table of nine columns needs a large screen. */
export const Width = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: 100%;
  max-width: 96rem;
  margin-inline: auto;
  padding-inline: var(--sb-gutter);

  ${media.print} {
    display: block;
    padding-inline: 0;

    > * + * {
      margin-top: ${space(2)};
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  box-shadow: inset 0 -1px 0 ${color.hairline};

  /* Aligns the text with the page's right edge. */
  > button {
    margin-inline-end: calc(-1 * ${space(1.75)});

    /* Phones have no keyboard shortcuts. */
    @media (hover: none) {
      display: none;
    }
  }

  @media (max-width: 47.99em) {
    flex-wrap: wrap;
    row-gap: 0;
  }

  ${media.print} {
    display: none;
  }
`;

export const Places = styled.nav`
  display: flex;
  gap: ${space(0.5)};
  min-width: 0;

  /* Aligns the first link with the page's left edge. */
  --inset: ${space(1.5)};
  margin-inline-start: calc(-1 * var(--inset));

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--inset);
    border-radius: 6px 6px 0 0;
    color: ${surface.textSoft};
    font-weight: 600;
    text-decoration: none;
    transition:
      background-color ${motion.quick},
      color ${motion.quick};
  }

  > a[aria-current] {
    background:
      linear-gradient(${color.saltbush}, ${color.saltbush}) no-repeat bottom / calc(100% - 2 * var(--inset)) 3px;
    color: ${surface.text};
  }

  /* Phones show them in two rows rather than some out of view, because nobody would miss those. */
  @media (max-width: 29.99em) {
    --inset: ${space(1)};
    flex-wrap: wrap;
    gap: 0;

    > a {
      font-size: ${text.s14};
    }
  }

  ${media.hover} {
    > a:hover {
      background-color: ${color.paper};
      color: ${surface.text};
    }
  }

  > a:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  ${media.forcedColors} {
    > a[aria-current] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  > :first-child {
    min-width: 0;
  }

  h1 {
    font-size: ${text.s28};
    overflow-wrap: anywhere;
  }

  /* The age of the data stays beside the heading, however long that is. */
  ${media.tablet} {
    flex-wrap: nowrap;

    > :last-child:not(:first-child) {
      flex: none;
      max-width: 50%;
    }
  }
`;
