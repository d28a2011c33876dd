import { Button, Container, Icon, icons } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import * as S from './RemotePanel.styles.ts';

interface RemotePanelProps {
  /** Title of the page that cannot be shown. */
  title: string;
  onRetry: () => void;
  /** Another attempt is under way. */
  busy?: boolean;
  /** Number of attempts that failed. Each one is announced. */
  failedRetries?: number;
}

/** Shown when no release could show the page. The rest of the site works. */
export function RemotePanel({ title, onRetry, busy = false, failedRetries = 0 }: RemotePanelProps) {
  return (
    <Container>
      <S.Panel>
        <S.Title>{title}</S.Title>
        <S.Message role="alert" key={failedRetries}>
          <Icon path={icons.alert} size={24} />
          <span>We could not load this page. The fault is ours, and the rest of the site works.</span>
        </S.Message>
        <S.Help>
          Try again in a moment, or call <a href={brand.phoneHref}>{brand.phone}</a> and we will do it with you.
        </S.Help>
        <S.Actions>
          <Button onClick={onRetry} busy={busy} busyLabel="Trying again…" iconBefore={icons.repeat}>
            Try again
          </Button>
        </S.Actions>
      </S.Panel>
    </Container>
  );
}
