import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};

  h1 {
    font-size: ${text.s36};
  }

  input {
    min-height: 3.5rem;
    font-size: ${text.s18};
  }

  > button {
    min-height: 4rem;
  }
`;

export const Part = styled.div`
  display: grid;
  gap: ${space(1)};

  h2 {
    font-size: ${text.s18};
  }

  canvas {
    height: 14rem;
  }

  button {
    min-height: 3.5rem;
  }
`;
