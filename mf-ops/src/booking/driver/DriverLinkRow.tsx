import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import type { DriverLink } from '@saltbush/positions/api';
import { Button } from '@saltbush/ui';
import { useRevokeDriverLinkMutation } from '../../api/driverLinks.ts';
import { failureText } from '../../api/failureText.ts';
import { deskMoment } from '../../consignment/deskTime.ts';
import * as S from './DriverCard.styles.ts';
import { linkState } from './linkState.ts';

/** A link that was made: how it stands, when it was used, and taking it back. */
export function DriverLinkRow({ link, driver }: { link: DriverLink; driver: string | undefined }) {
  const [revoke, { isLoading }] = useRevokeDriverLinkMutation();
  const showToast = useToast();

  const takeBack = async () => {
    const failed = apiError((await revoke(link.id)).error);
    if (failed) showToast({ title: 'The link was not taken back', description: failureText(failed), tone: 'error' });
    else showToast({ title: `The link of ${link.driver} opens nothing any more`, tone: 'success' });
  };

  return (
    <S.Link>
      <div>
        <b>{linkState(link, driver)}</b>
        <p>
          For {link.driver}, made {deskMoment(link.madeAt)} by {link.madeBy}.{' '}
          {link.lastSeenAt === null ? 'Not opened yet.' : `Last used ${deskMoment(link.lastSeenAt)}.`}
        </p>
      </div>
      {link.isOpen && (
        <Button
          size="small"
          variant="quiet"
          busy={isLoading}
          aria-label={`Take back the link made ${deskMoment(link.madeAt)}`}
          onClick={() => void takeBack()}
        >
          Take back
        </Button>
      )}
    </S.Link>
  );
}
