import { useChangePublishersMutation } from '../api/changePublishers.ts';
import { RevokeForm } from '../console/acts/RevokeForm.tsx';

interface RemovePublisherProps {
  name: string;
  id: string;
  /** The publisher in words. */
  what: string;
  onClose: () => void;
}

const REASONS = ['No longer needed', 'The key may have leaked', 'Replaced by another'];

/** Takes the right to publish away, once it is confirmed. */
export function RemovePublisher({ name, id, what, onClose }: RemovePublisherProps) {
  const [change, call] = useChangePublishersMutation();
  return (
    <RevokeForm
      verb="Remove"
      what="the publisher"
      label={`Remove ${what} from ${name}`}
      lead="It publishes nothing from then on; what it published stays. The next page has you confirm it."
      reasons={REASONS}
      call={call}
      send={(reason) => change({ act: 'removal', name, id, reason })}
      onClose={onClose}
    />
  );
}
