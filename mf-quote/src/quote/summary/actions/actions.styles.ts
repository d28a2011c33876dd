import { media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(1)};

  ${media.print} {
    display: none;
  }
`;

/** Hidden without scripts, since nothing will load. */
export const Loading = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Two buttons of one size, side by side while their labels fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(1)};

  > * {
    padding-inline: ${space(1)};
  }
`;

/** The saved quote's reference and its private link. */
export const Kept = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding-top: ${space(2)};
  border-top: 1px solid ${surface.line};
  font-size: ${text.s16};
`;

export const Panel = styled.div`
  padding-block: ${space(1)};
`;

export const Change = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 1px solid ${surface.accent};
  border-radius: ${radius.control};
  font-size: ${text.s16};
  line-height: 1.5;
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
