import { apiError } from '@saltbush/calls';
import { OLD_SECRET_HOURS, type Webhook } from '@saltbush/webhooks/api';
import { useState } from 'react';
import { useRotateSecretMutation } from '../api/webhooks.ts';
import { AskFirst } from './AskFirst.tsx';
import { useMode } from './mode.ts';
import { ShownSecret } from './ShownSecret.tsx';
import { webhookName } from './webhook-words.ts';

const BOTH = `For ${OLD_SECRET_HOURS} hours each request is signed with both secrets, so nothing fails meanwhile. Then the old one no longer signs.`;

interface RotateSecretProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Says what a new secret means, makes one, and shows it. */
export function RotateSecret({ webhook, onClose }: RotateSecretProps) {
  const [rotate, { isLoading, error }] = useRotateSecretMutation();
  const mode = useMode();
  const [secret, setSecret] = useState<string | null>(null);
  const name = webhookName(webhook);
  if (secret !== null) {
    return <ShownSecret title={`${name} has a new secret`} secret={secret} note={BOTH} onClose={onClose} />;
  }
  return (
    <AskFirst
      label={`Give ${name} a new secret?`}
      confirm="Make a new secret"
      variant="primary"
      isBusy={isLoading}
      failure={apiError(error)}
      onConfirm={async () => {
        const { id, version } = webhook;
        const { data } = await rotate({ mode, id, version });
        if (data) setSecret(data.secret);
      }}
      onCancel={onClose}
    >
      <p>
        Make a new secret? {BOTH} Do it when somebody left who knew the secret, or when it may have been seen.
        {webhook.oldSecretUntil !== null && ' A secret of before still signs: it stops at once.'}
      </p>
    </AskFirst>
  );
}
