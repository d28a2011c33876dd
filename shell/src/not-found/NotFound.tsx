import { ButtonLink, Container, Icon, icons } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../navigation/account-links.ts';
import { LostRoute } from './LostRoute.tsx';
import * as S from './NotFound.styles.ts';
import { WAYS_ON } from './ways-on.data.ts';

interface NotFoundProps {
  /** The path exists for a visitor who has signed in. */
  signInHelps: boolean;
  /** There was a page here, and it left the site while the visitor had it open. */
  isGone?: boolean;
}

export function NotFound({ signInHelps, isGone = false }: NotFoundProps) {
  const { pathname, search } = useLocation();
  return (
    <S.Ground>
      <Container>
        <S.Layout>
          <div>
            <S.Title>404 Page Not Found</S.Title>
            {isGone ? (
              <S.Hint>The page that you had open here was taken off the site a moment ago.</S.Hint>
            ) : (
              <>
                <S.Hint>Did you forget to add the page to the router?</S.Hint>
                <S.Address>
                  Nothing is delivered to <code>{pathname}</code>.
                </S.Address>
              </>
            )}
            {signInHelps && (
              <S.SignIn>
                <p>There is a page here for people who are signed in.</p>
                <ButtonLink href={loginHref(pathname + search)}>Client Portal</ButtonLink>
              </S.SignIn>
            )}
          </div>
          <LostRoute />
        </S.Layout>
        <nav aria-label="Ways on from here">
          <S.Ways>
            {WAYS_ON.filter(({ path }) => path !== pathname).map(({ path, label, text }) => (
              <S.Way key={path}>
                <S.WayLink href={path}>
                  {label}
                  <Icon path={icons.arrowRight} size={20} />
                </S.WayLink>
                <S.WayText>{text}</S.WayText>
              </S.Way>
            ))}
          </S.Ways>
        </nav>
        <S.Phone>
          Or call us on <a href={brand.phoneHref}>{brand.phone}</a>.
        </S.Phone>
      </Container>
    </S.Ground>
  );
}
