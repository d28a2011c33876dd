import { Icon, Logo, Tooltip } from '@saltbush/ui';
import { brand, brandBlurb, brandSocial } from '@saltbush/ui/brand';
import { MENU_GROUPS } from '../navigation/menus.data.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { FOOTER_COMPANY_LINKS, FOOTER_TOOL_LINKS } from './footer-links.data.ts';
import * as S from './SiteFooter.styles.ts';

const SERVICES = MENU_GROUPS[0];

/** Phone and e-mail are in the same place on every page (WCAG 2.2, 3.2.6). */
export function SiteFooter() {
  const { street, suburb, state, postcode } = brand.address;
  return (
    <S.Footer>
      <S.Inner>
        <div>
          <S.HomeLink href="/" aria-label={`${brand.name}, home`}>
            <Logo variant="light" />
          </S.HomeLink>
          <S.Blurb>{brandBlurb}</S.Blurb>
          <S.Social>
            {brandSocial.map(({ name, href, icon }) => (
              <li key={name}>
                <S.SocialLink href={href} aria-label={name}>
                  <Icon path={icon} size={22} />
                  <Tooltip>{name}</Tooltip>
                </S.SocialLink>
              </li>
            ))}
          </S.Social>
        </div>
        <FooterLinks title={SERVICES.label} links={SERVICES.entries} />
        <FooterLinks title="Tools" links={FOOTER_TOOL_LINKS} />
        <FooterLinks title="Company" links={FOOTER_COMPANY_LINKS} />
        <div>
          <S.Title>Talk to us</S.Title>
          <S.Phone href={brand.phoneHref}>{brand.phone}</S.Phone>
          <S.HelpLink href={`mailto:${brand.email}`}>{brand.email}</S.HelpLink>
          <S.Address>
            {street}
            <br />
            {`${suburb} ${state} ${postcode}`}
          </S.Address>
        </div>
      </S.Inner>
      <S.Legal>
        <S.LegalInner>
          <span>{`© ${brand.copyrightYear} ${brand.legalName}. All rights reserved.`}</span>
          <span>{`ABN ${brand.abn}`}</span>
        </S.LegalInner>
      </S.Legal>
    </S.Footer>
  );
}
