import { color, media, motion, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Field = styled.div`
  display: grid;
  gap: ${space(1)};

  && textarea {
    min-height: 3rem;
    resize: none;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.75)};
`;

export const Chip = styled.button`
  min-height: 2.25rem;
  padding: ${space(0.375)} ${space(1.5)};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.white};
  font-size: ${text.s14};
  font-weight: 550;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &[aria-pressed="true"] {
    border-color: ${color.saltbush};
    background: ${color.saltbushMist};
    color: ${color.saltbushDark};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  ${media.hover} {
    &:hover:not([aria-pressed="true"]) {
      background: ${color.sand};
    }
  }

  ${media.forcedColors} {
    &[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
`;
