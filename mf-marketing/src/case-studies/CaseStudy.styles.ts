import { headline, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space(9)};
  }
`;

export const Profile = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  h3 {
    margin-top: ${space(1)};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto 1fr;
    column-gap: ${space(4)};

    > figure {
      grid-row: span 2;
      align-self: start;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    order: -1;

    > figure {
      grid-row: auto;
      align-self: auto;
    }
  }
`;

export const Telling = styled.div`
  display: grid;
  gap: ${space(2)};

  h3 {
    margin-top: ${space(1.5)};
  }
`;

export const Client = styled.p`
  font-weight: 640;
  color: ${surface.accent};
`;

export const Services = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};

  h3 {
    font-size: ${text.s18};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
  }

  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

export const Testimonial = styled.figure`
  margin-top: ${space(3)};
  padding-left: ${space(3)};
  border-left: 4px solid ${surface.accent};

  blockquote {
    ${headline}
    font-size: ${text.s28};
    font-weight: 600;
    line-height: 1.3;
  }

  figcaption {
    margin-top: ${space(1.5)};
    color: ${surface.textSoft};
  }
`;
