import { color, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

const CODE = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

export const Form = styled.form`
  ${onLight}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: clamp(${space(2)}, 2.2vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(2)};
`;

export const Body = styled.div`
  textarea {
    font-family: ${CODE};
    font-size: ${text.s14};
    line-height: 1.55;
  }
`;

export const Sender = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  overflow-wrap: anywhere;
`;

export const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  ul {
    margin: ${space(0.5)} 0 0;
    padding-inline-start: 1.25rem;
  }

  p > code,
  li > code {
    font-family: ${CODE};
    font-size: ${text.s14};
  }
`;

export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s14};

  > strong[data-tone="good"] {
    color: ${color.good};
  }

  > strong[data-tone="danger"] {
    color: ${surface.danger};
  }
`;

/** A long answer keeps to a part of the screen. Its button is in it, so the keyboard can scroll it. */
export const Scroller = styled.div`
  max-height: 28rem;
  overflow-y: auto;
  border-radius: ${radius.control};
`;
