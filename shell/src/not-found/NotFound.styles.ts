import { color, media, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Ground = styled.div`
  padding-block: ${space(6)} ${space(10)};

  ${media.desktop} {
    padding-block: ${space(9)} ${space(14)};
  }
`;

export const Layout = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(8)};
  }
`;

export const Title = styled.h1`
  margin-block-end: ${space(2)};
  font-size: ${text.s64};
`;

export const Hint = styled.p`
  margin-block-end: ${space(1)};
  font-size: ${text.s22};
  line-height: 1.4;
`;

export const Address = styled.p`
  color: ${color.inkSoft};

  code {
    padding: 0.1em 0.35em;
    border-radius: ${radius.control};
    background: ${color.sand};
    color: ${color.ink};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
`;

export const SignIn = styled.div`
  margin-block-start: ${space(4)};
  padding: ${space(2.5)};
  border-inline-start: 4px solid ${color.saltbush};
  border-radius: ${radius.card};
  background: ${color.saltbushMist};

  p {
    margin-block-end: ${space(1.5)};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-block-start: ${space(4)};
`;

export const Ways = styled.ul`
  display: grid;
  margin-block: ${space(7)} ${space(4)};
  border-block-start: 1px solid ${color.hairline};
`;

export const Way = styled.li`
  display: grid;
  align-items: center;
  padding-block: ${space(1)};
  border-block-end: 1px solid ${color.hairline};

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
`;

export const WayLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  justify-self: start;
  min-height: ${space(5.5)};
  color: ${color.saltbush};
  font-size: ${text.s22};
  font-weight: 680;
  text-decoration: none;
  text-underline-offset: 0.2em;

  ${media.hover} {
    &:hover {
      color: ${color.saltbushDark};
      text-decoration: underline;
    }
  }
`;

export const WayText = styled.span`
  color: ${color.inkSoft};
`;

export const Phone = styled.p`
  a {
    color: ${color.saltbush};
    font-weight: 640;
  }
`;
