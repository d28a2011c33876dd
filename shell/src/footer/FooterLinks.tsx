import { useId } from 'react';
import type { NavigationEntry } from '../navigation/navigation-entry.ts';
import * as S from './SiteFooter.styles.ts';

interface FooterLinksProps {
  title: string;
  links: readonly NavigationEntry[];
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <S.Title id={titleId}>{title}</S.Title>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <S.Link href={path}>{label}</S.Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
