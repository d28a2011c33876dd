import { color, radius, space, text } from '@saltbush/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  overflow: hidden;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  text-align: center;

  > p {
    padding: ${space(1)} ${space(2)} ${space(1.5)};
    color: ${color.inkSoft};
    font-size: ${text.s14};
  }
`;

export const Link = styled.a`
  display: block;

  > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;
