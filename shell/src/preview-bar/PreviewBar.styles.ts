import { color, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Bar = styled.aside`
  border-block-end: 1px solid ${color.hairline};
  background: ${color.ochreMist};
  color: ${color.ink};
  font-size: ${text.s14};

  ${media.print} {
    display: none;
  }
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(0.25)} ${space(2)};
  padding-block: ${space(0.5)};
`;

export const Releases = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(0.25)} ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  time {
    white-space: nowrap;
  }
`;

export const Name = styled.strong`
  font-weight: 640;
`;

export const News = styled.p`
  margin: 0;
  font-weight: 640;

  &:empty {
    position: absolute;
  }
`;

export const End = styled.button`
  flex: none;
  min-height: ${space(5.5)};
  margin-inline-end: calc(-1 * ${space(1)});
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.saltbush};
  font: inherit;
  font-weight: 640;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${color.saltbushDark};
    text-decoration-thickness: 2px;
  }

  &:active {
    background: ${color.sand};
  }
`;
