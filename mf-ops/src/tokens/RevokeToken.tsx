import { useToast } from '@saltbush/contract';
import { useRevokeReleaseTokenMutation } from '../api/revokeReleaseToken.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';

interface RevokeTokenProps {
  id: string;
  label: string;
  onClose: () => void;
}

const REASONS = ['No longer needed', 'May have leaked', 'Replaced by another'];

/** Ends a token at once and for good. */
export function RevokeToken({ id, label, onClose }: RevokeTokenProps) {
  const showToast = useToast();
  const [revoke, call] = useRevokeReleaseTokenMutation();
  return (
    <RevokeForm
      what={label}
      lead="It ends at once. The next page has you confirm it."
      reasons={REASONS}
      call={call}
      send={(reason) => revoke({ id, reason })}
      onRevoked={() =>
        showToast({ title: `Token ${label} is revoked`, description: 'It does not work any more.', tone: 'success' })
      }
      onClose={onClose}
    />
  );
}
