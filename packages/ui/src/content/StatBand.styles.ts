import styled from 'styled-components';
import { onInk } from '../theme/surfaces.ts';
import { color, media, space, surface, text } from '../theme/theme.ts';
import { figures, headline } from '../theme/typography.ts';

export const Root = styled.dl`
  ${onInk}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(4)} ${space(3)};
  background: ${color.ink};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(0.75)};
    padding-left: ${space(2)};
    border-left: 2px solid ${surface.accent};
  }

  dt {
    color: ${surface.textSoft};
    font-size: ${text.s16};
    line-height: 1.35;
  }

  dd {
    ${headline}
    ${figures}
    font-size: ${text.s48};
    line-height: 1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
`;
