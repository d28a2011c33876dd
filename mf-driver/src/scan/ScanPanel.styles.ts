import { color, figures, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: ${space(2)};

  h1 {
    font-size: ${text.s36};
  }

  input {
    min-height: 3.5rem;
    font-size: ${text.s18};
    ${figures}
  }
`;

export const Count = styled.p`
  font-size: ${text.s18};
  ${figures}
`;

export const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card};
  background: ${color.ink};
  object-fit: cover;
`;

export const Said = styled.p`
  font-weight: 600;

  &:empty {
    display: none;
  }

  &[data-tone="good"] {
    color: ${color.good};
  }

  &[data-tone="bad"] {
    color: ${surface.danger};
  }
`;

export const Typing = styled.form`
  display: grid;
  gap: ${space(1.5)};
`;
