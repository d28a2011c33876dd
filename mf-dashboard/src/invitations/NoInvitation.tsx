import { useVisitor } from '@saltbush/contract';
import { Panel } from '@saltbush/portal';
import { Button, keepTogether, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './InvitationCards.styles.ts';

/**
 * For a client who came by the link of a mail and has no invitation here. The page cannot tell whether it went to
 * another address, was answered already or never existed.
 */
export function NoInvitation({ reference, onDismiss }: { reference: string; onDismiss: () => void }) {
  const visitor = useVisitor();
  const email = visitor.status === 'signed-in' ? visitor.user.email : 'you';
  return (
    <Panel title="No invitation waits for you" tone="mist">
      <S.Question>
        <S.Words>
          <p>
            {keepTogether(
              `You are signed in as ${email}. The invitation to ${reference} went to another address, or it was answered already, or it ended more than thirty days ago.`,
            )}
          </p>
          <p>
            Did the mail go to another address of yours? <TextLink href="/api/logout">Sign out</TextLink>, open its link
            again and sign in with that address. Anything else: call{' '}
            <TextLink href={brand.phoneHref}>{brand.phone}</TextLink> and name {reference}.
          </p>
        </S.Words>
        <S.Acts>
          <Button variant="secondary" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </S.Acts>
      </S.Question>
    </Panel>
  );
}
