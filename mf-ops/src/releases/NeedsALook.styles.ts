import { color, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Card = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  border: 2px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.white};

  &[data-tone="danger"] {
    border-color: ${color.signal};
  }

  &[data-tone="warn"] {
    border-color: ${color.warn};
  }

  > h2 {
    font-size: ${text.s22};
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    padding: ${space(3)};
  }
`;

export const Verdict = styled.p`
  font-size: ${text.s18};
`;

export const Since = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  /* The link stands below the form, not beside it. */
  &:has(> form) {
    flex-direction: column;
    align-items: start;
  }

  > form {
    width: min(100%, 44rem);
  }
`;
