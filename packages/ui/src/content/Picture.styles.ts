import styled from 'styled-components';
import { radius } from '../theme/theme.ts';

export const Image = styled.img`
  width: 100%;
  height: auto;

  &[data-rounded] {
    border-radius: ${radius.card};
  }

  &[data-fit="cover"] {
    height: 100%;
    object-fit: cover;
  }
`;

export const Root = styled.picture`
  display: block;

  &[data-fit="cover"] {
    height: 100%;
  }
`;
