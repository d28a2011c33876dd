import { color, radius, space, surface } from '@saltbush/ui';
import styled from 'styled-components';

export const Intro = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  p {
    color: ${surface.textSoft};
  }
`;

export const Measures = styled.ol`
  display: grid;

  li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${surface.line};
  }

  li:first-child {
    padding-top: 0;
    border-top: 0;
  }

  p {
    color: ${surface.textSoft};
  }
`;

export const Limits = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};
`;
