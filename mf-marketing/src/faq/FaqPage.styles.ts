import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    gap: ${space(10)};
  }
`;

export const Contents = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};

  ul {
    display: grid;
  }

  li a {
    display: block;
    padding: ${space(1.25)} 0;
    border-bottom: 1px solid ${surface.line};
    font-weight: 600;
    text-decoration: none;
  }

  li a:hover {
    text-decoration: underline;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    top: calc(var(--sb-header-height) + ${space(4)});
    align-self: start;
  }
`;

export const Portal = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  padding: ${space(3)};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};

  h2 {
    font-size: ${text.s22};
  }
`;

export const Group = styled.section`
  & + & {
    margin-top: ${space(7)};
  }

  > h2 {
    margin-bottom: ${space(2.5)};
    font-size: ${text.s28};
  }
`;
