import { color, media, motion, radius, space } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  position: absolute;
  inset-block-end: ${space(1)};
  inset-inline-end: ${space(1)};
  display: flex;
  border-radius: ${radius.control};
  background: ${color.ink};
`;

export const Control = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.white};
  cursor: pointer;
  transition: background-color ${motion.quick};

  ${media.hover} {
    &:hover {
      background: ${color.inkRaised};
    }
  }

  &:active {
    background: ${color.inkRaised};
  }

  &:focus-visible {
    outline: 3px solid ${color.ochreLight};
    outline-offset: -3px;
  }
`;
