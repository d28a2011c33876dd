import { useChangePublishersMutation } from '../api/changePublishers.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';

interface EndPolicyProps {
  name: string;
  onClose: () => void;
}

const REASONS = ['Publishers were a trial', 'Set by mistake'];

/** Lets whoever has a token publish again, once it is confirmed. */
export function EndPolicy({ name, onClose }: EndPolicyProps) {
  const [change, call] = useChangePublishersMutation();
  return (
    <RevokeForm
      verb="Remove"
      what="all publishers"
      label={`Remove all publishers of ${name}`}
      lead={`Whoever has a token may publish ${name} then, without a signature. The next page has you confirm it.`}
      reasons={REASONS}
      call={call}
      send={(reason) => change({ act: 'end', name, reason })}
      onClose={onClose}
    />
  );
}
