import { useVisitor } from '@saltbush/contract';
import { ButtonLink, Container } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { LOGOUT_HREF } from '../navigation/account-links.ts';
import * as S from './NotFound.styles.ts';

interface RefusedProps {
  /** The kind of account that opens the page, such as "a staff account". */
  account: string;
}

/** For who has signed in and may not open the page: it is there, and who may. */
export function Refused({ account }: RefusedProps) {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  return (
    <S.Ground>
      <Container>
        <S.Title>This needs {account}</S.Title>
        <S.Hint>
          There is a page at <code>{pathname}</code>, but not for this account.
          {visitor.status === 'signed-in' && <> You are signed in as {visitor.user.email}.</>} To open it, log out and
          sign in with {account}, or ask whoever looks after your account.
        </S.Hint>
        <S.Choices>
          <ButtonLink href="/dashboard">Back to the dashboard</ButtonLink>
          <ButtonLink href={LOGOUT_HREF} variant="secondary">
            Logout
          </ButtonLink>
        </S.Choices>
      </Container>
    </S.Ground>
  );
}
