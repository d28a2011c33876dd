import { useChangeGrantMutation } from '../api/changeGrant.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';

interface RevokeGrantProps {
  path: string;
  to: string;
  onClose: () => void;
}

const REASONS = ['No longer needed', 'Granted by mistake', 'The owner needs it again'];

/** Ends a grant, once it is confirmed. */
export function RevokeGrant({ path, to, onClose }: RevokeGrantProps) {
  const [change, call] = useChangeGrantMutation();
  return (
    <RevokeForm
      what={path}
      label={`Revoke ${path} from ${to}`}
      lead="Its page stays until its next activation. The next page has you confirm it."
      reasons={REASONS}
      call={call}
      send={(reason) => change({ act: 'revoke', path, to, reason })}
      onClose={onClose}
    />
  );
}
