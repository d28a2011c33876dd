import { apiError } from '@saltbush/calls';
import { Button, icons } from '@saltbush/ui';
import { useState } from 'react';
import { useReleasePreviewsQuery } from '../api/releasePreviews.ts';
import { useReleaseTokensQuery } from '../api/releaseTokens.ts';
import { Command } from '../console/Command.tsx';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { PreviewList } from '../console/previews/PreviewList.tsx';
import { useNow } from '../console/useNow.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import * as S from './TokensPage.styles.ts';

/** Tokens of teams and open previews. */
export function TokensPage() {
  const now = useNow();
  const options = useStreamedOptions();
  const tokens = useReleaseTokensQuery(undefined, options);
  const previews = useReleasePreviewsQuery(undefined, options);
  const [isMaking, setIsMaking] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isMaking);
  const tokensFailure = apiError(tokens.error);
  const previewsFailure = apiError(previews.error);

  return (
    <ConsoleFrame title="Tokens and previews">
      <S.Layout>
        <DeskCard heading="Tokens">
          <C.Lead>A token lets a team or its build server work on releases without signing in.</C.Lead>
          {isMaking ? (
            <NewTokenForm onClose={() => setIsMaking(false)} />
          ) : (
            <div ref={opener} tabIndex={-1}>
              <Button size="small" iconBefore={icons.plus} onClick={() => setIsMaking(true)}>
                Make a token
              </Button>
            </div>
          )}
          {!tokens.currentData && !tokensFailure && <RowsSkeleton label="Reading the tokens" />}
          {!tokens.currentData && tokensFailure && (
            <Trouble
              title="The tokens could not be read"
              error={tokensFailure}
              isFetching={tokens.isFetching}
              onRetry={() => void tokens.refetch()}
            />
          )}
          {tokens.currentData && <TokenList tokens={tokens.currentData.tokens} now={now} />}
        </DeskCard>
        <DeskCard heading="Previews">
          {!previews.currentData && !previewsFailure && <RowsSkeleton label="Reading the previews" />}
          {!previews.currentData && previewsFailure && (
            <Trouble
              title="The previews could not be read"
              error={previewsFailure}
              isFetching={previews.isFetching}
              onRetry={() => void previews.refetch()}
            />
          )}
          {previews.currentData?.previews.length === 0 && (
            <p>
              No preview is open. Make one on the page of a release, or with <Command>mfe preview</Command>.
            </p>
          )}
          {previews.currentData && previews.currentData.previews.length > 0 && (
            <PreviewList previews={previews.currentData.previews} now={now} />
          )}
        </DeskCard>
      </S.Layout>
    </ConsoleFrame>
  );
}
