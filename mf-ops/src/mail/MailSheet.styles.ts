import { color, figures, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Facts = styled.dl`
  ${figures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), max-content));
  gap: ${space(1)} ${space(4)};

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

/** As a mail program without HTML shows it. */
export const Text = styled.section`
  ${onLight}
  max-width: 50rem;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
