import { useVisitor } from '@saltbush/contract';
import { TextField, TextLink } from '@saltbush/ui';
import * as S from './key.styles.ts';
import type { TestKey } from './testKey.ts';
import { useKeysHref } from './useKeysHref.ts';

/** Anchor of the field, to which everything leads that needs a key. */
export const KEY_FIELD = 'test-key';

interface TestKeyFieldProps {
  value: string;
  read: TestKey;
  onChange: (value: string) => void;
}

/** Takes a key of the test mode for the examples and for trying calls. It stays on this page until that is left. */
export function TestKeyField({ value, read, onChange }: TestKeyFieldProps) {
  const isSignedIn = useVisitor().status === 'signed-in';
  const keysHref = useKeysHref();
  return (
    <S.Root>
      <TextField
        id={KEY_FIELD}
        name="key"
        label="Your test key"
        help="Fills the examples and sends what you try. It stays on this page and is kept nowhere."
        placeholder="sk_test_…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        error={read.status === 'refused' ? read.reason : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p>
        {isSignedIn
          ? 'Without a key, what you try is sent as you, in the test mode. '
          : 'No key yet? An owner of your company makes one in the portal, for a year unless they choose otherwise. '}
        <TextLink href={keysHref}>{isSignedIn ? 'Make a key' : 'Sign in and make a key'}</TextLink>
      </p>
    </S.Root>
  );
}
