import type { ComponentPropsWithRef } from 'react';
import * as S from './PictureLinks.styles.ts';
import { TextLink } from './TextLink.tsx';

export interface LinkedPicture {
  href: string;
  caption: string;
  alt: string;
}

export interface PictureLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  pictures: readonly LinkedPicture[];
}

/** Small pictures of a record. Each opens in full in a new tab, and can be saved as a file. */
export function PictureLinks({ pictures, ...props }: PictureLinksProps) {
  return (
    <S.Pictures {...props}>
      {pictures.map(({ href, caption, alt }) => (
        <S.Picture key={href}>
          <a href={href} target="_blank" rel="noopener">
            <img src={href} alt={alt} loading="lazy" />
          </a>
          <figcaption>
            {caption}{' '}
            <TextLink href={href} download data-print="hide">
              Download {caption.toLowerCase()}
            </TextLink>
          </figcaption>
        </S.Picture>
      ))}
    </S.Pictures>
  );
}
