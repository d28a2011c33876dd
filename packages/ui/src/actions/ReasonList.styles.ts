import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';

export const Root = styled.div`
  font-size: ${text.s14};
  line-height: 1.5;
  color: ${surface.textSoft};

  > p {
    color: ${surface.text};
    font-weight: 600;
  }

  > ul {
    display: grid;
    gap: ${space(0.5)};
    margin-top: ${space(0.5)};
  }

  li {
    display: flex;
    gap: ${space(1)};
  }

  li::before {
    content: "";
    flex: none;
    width: 6px;
    height: 6px;
    margin-top: 0.5em;
    border: 1.5px solid ${surface.accent};
    border-radius: 50%;
  }
`;
