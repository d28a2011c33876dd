import { color, media, motion, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const List = styled.div`
  display: flex;
  gap: ${space(0.5)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.hairline};

  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 3rem;
    padding-inline: ${space(2)};
    border-radius: 6px 6px 0 0;
    color: ${surface.textSoft};
    font-size: ${text.s16};
    font-weight: 640;
    text-decoration: none;
    transition:
      background-color ${motion.quick},
      color ${motion.quick};
  }

  > a[aria-selected="true"] {
    color: ${surface.text};
    box-shadow: inset 0 -3px 0 ${color.saltbush};
  }

  ${media.hover} {
    > a:hover {
      background: ${color.paper};
      color: ${surface.text};
    }
  }

  /* The list clips what lies outside it. */
  > a:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  ${media.forcedColors} {
    > a[aria-selected="true"] {
      border-bottom: 3px solid Highlight;
    }
  }

  /* Four short names fit a phone. */
  @media (max-width: 29.99em) {
    > a {
      padding-inline: ${space(1)};
      font-size: ${text.s14};
    }
  }
`;

export const Panel = styled.div`
  padding-top: ${space(3)};
`;
