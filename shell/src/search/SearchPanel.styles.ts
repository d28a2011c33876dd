import { color, figures, media, onLight, radius, shadow, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Panel = styled.div`
  ${onLight}
  flex: 1;
  min-height: 0;
  padding-block: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.tablet} {
    position: absolute;
    z-index: 30;
    inset-block-start: calc(100% + 0.5rem);
    inset-inline: 0;
    min-width: min(34rem, 92vw);
    max-height: min(36rem, 80vh);
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    background: ${color.white};
    box-shadow: ${shadow.low};
  }
`;

export const List = styled.div`
  &[data-old] {
    opacity: 0.5;
  }
`;

export const Group = styled.div`
  & + & {
    margin-block-start: ${space(1)};
    padding-block-start: ${space(1)};
    border-block-start: 1px solid ${color.hairline};
  }
`;

export const Heading = styled.div`
  padding: ${space(0.5)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.s14};
  font-weight: 640;
`;

export const Option = styled.a`
  display: block;
  min-height: 2.75rem;
  padding: ${space(0.75)} ${space(2)};
  color: ${color.ink};
  line-height: 1.35;
  text-decoration: none;

  &[aria-selected='true'] {
    background: ${color.saltbushMist};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Title = styled.span`
  ${figures}
  display: block;
  overflow: hidden;
  font-size: ${text.s16};
  font-weight: 620;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${text.s14};
  text-overflow: ellipsis;

  ${media.tablet} {
    white-space: nowrap;
  }
`;

export const Words = styled.p`
  margin: 0;
  padding: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.s14};

  > a {
    color: ${surface.link};
    font-weight: 620;
  }
`;
