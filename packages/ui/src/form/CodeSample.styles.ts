import styled from 'styled-components';
import { onInk } from '../theme/surfaces.ts';
import { color, radius, space, surface, text } from '../theme/theme.ts';

/** Code wraps rather than scroll, so that nothing of it is off a phone's screen. */
export const Root = styled.figure`
  ${onInk}
  min-width: 0;
  margin: 0;
  border-radius: ${radius.control};
  background: ${color.ink};

  > pre {
    margin: 0;
    padding: 0 ${space(2)} ${space(2)};
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: ${text.s14};
    line-height: 1.55;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  > pre > code {
    font: inherit;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2)};

  > figcaption {
    min-width: 0;
    color: ${surface.textSoft};
    font-size: ${text.s14};
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }
`;

export const Hint = styled.p`
  padding: 0 ${space(2)} ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;
