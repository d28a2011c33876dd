import { color, headline, media, motion, onInk, radius, space, surface, text, whileOpening } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Footer = styled.footer`
  ${onInk}
  border-block-start: 4px solid ${color.ochre};
  background: ${color.ink};
  ${whileOpening('&')}

  ${media.print} {
    display: none;
  }
`;

const row = css`
  max-width: calc(75rem + 2 * var(--sb-gutter));
  margin-inline: auto;
  padding-inline: var(--sb-gutter);
`;

export const Inner = styled.div`
  ${row}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)} ${space(3)};
  padding-block: ${space(7)};

  > * {
    flex: 1 0 100%;
    grid-column: 1 / -1;
  }

  /* Two beside each other while both have room for their longest word, whatever the letters. */
  > nav {
    flex: 1 1 8.5rem;
    grid-column: auto;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: 3.4fr 2.4fr 2.2fr 1.2fr auto;
    gap: ${space(4)};
    padding-block: ${space(9)} ${space(8)};

    > * {
      grid-column: auto;
    }
  }
`;

export const HomeLink = styled.a`
  display: inline-flex;
  color: ${color.white};
  text-decoration: none;
`;

export const Blurb = styled.p`
  max-width: 40ch;
  margin-block: ${space(2)} ${space(2.5)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

export const Social = styled.ul`
  display: flex;
  gap: ${space(1)};
`;

export const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: ${space(5.5)};
  height: ${space(5.5)};
  border: 1px solid ${surface.line};
  border-radius: ${radius.control};
  color: ${surface.text};
  transition: background-color ${motion.quick};

  ${media.hover} {
    &:hover {
      background: ${color.inkRaised};
      color: ${surface.accent};
    }
  }
`;

export const Title = styled.h2`
  margin-block-end: ${space(1)};
  color: ${surface.accent};
  font-size: ${text.s16};
  letter-spacing: 0;
`;

const link = css`
  color: ${surface.text};
  font-size: ${text.s16};
  text-decoration: none;
  text-underline-offset: 0.25em;

  ${media.hover} {
    &:hover {
      color: ${surface.link};
      text-decoration: underline;
    }
  }
`;

export const Link = styled.a`
  ${link}
  display: inline-block;
  padding-block: ${space(0.75)};
  line-height: 1.5;
`;

export const Phone = styled.a`
  ${headline}
  display: inline-flex;
  align-items: center;
  min-height: ${space(6)};
  color: ${surface.text};
  font-size: ${text.s36};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${surface.link};
    }
  }
`;

export const HelpLink = styled.a`
  ${link}
  display: flex;
  align-items: center;
  min-height: ${space(4.5)};
  overflow-wrap: anywhere;
`;

export const Address = styled.address`
  margin-block-start: ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
  font-style: normal;
`;

export const Legal = styled.div`
  border-block-start: 1px solid ${surface.line};
`;

export const LegalInner = styled.div`
  ${row}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding-block: ${space(2.5)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;
