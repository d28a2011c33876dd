import styled from 'styled-components';
import { color, media, motion, radius, space, text } from '../theme/theme.ts';

export const Input = styled.input`
  width: 100%;
  padding: ${space(2)};
  border: 1.5px dashed ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.inkSoft};
  font-size: ${text.s16};
  cursor: pointer;
  transition: background-color ${motion.quick};

  &::file-selector-button {
    min-height: 2.75rem;
    margin-right: ${space(2)};
    padding: ${space(1)} ${space(2)};
    border: 1.5px solid ${color.ink};
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.ink};
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.saltbushMist};
    }
  }

  &[aria-invalid="true"] {
    border-color: ${color.signal};
  }

  &:disabled {
    border-color: ${color.hairline};
    background: ${color.sand};
    cursor: not-allowed;
  }
`;
