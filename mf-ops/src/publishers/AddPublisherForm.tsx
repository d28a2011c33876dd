import { SelectField } from '@saltbush/ui';
import { useChangePublishersMutation } from '../api/changePublishers.ts';
import { useLiveReleasesQuery } from '../api/liveReleases.ts';
import * as A from '../sheet/acts.styles.ts';
import { ConfirmedEnd } from '../sheet/ConfirmedEnd.tsx';
import { useConfirmedForm } from '../sheet/useConfirmedForm.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { KeyFields } from './KeyFields.tsx';
import { type PublisherWish, publisherErrors } from './publisherErrors.ts';

const BLANK: PublisherWish = {
  ...{ name: '', kind: 'key', label: '', publicKey: '' },
  ...{ repository: '', workflow: '', branch: 'main', issuer: '', reason: '' },
};

interface AddPublisherFormProps {
  /** Whether the gateway can verify CIs. */
  hasRoots: boolean;
  onClose: () => void;
}

function bodyOf({ name, kind, label, publicKey, repository, workflow, branch, issuer, reason }: PublisherWish) {
  const common = { act: 'add', name, reason: reason.trim() } as const;
  if (kind === 'key') return { ...common, key: { label: label.trim(), publicKey: publicKey.trim() } };
  const ci = { repository: repository.trim(), workflow: workflow.trim(), branch: branch.trim() };
  return { ...common, identity: { ...ci, ...(issuer.trim() !== '' && { issuer: issuer.trim() }) } };
}

/** Lets a key or a CI publish a remote, once it is confirmed. */
export function AddPublisherForm({ hasRoots, onClose }: AddPublisherFormProps) {
  const { currentData: live } = useLiveReleasesQuery();
  const [change, changing] = useChangePublishersMutation();
  const { form, wish, set, errors, failure, isBusy, onSubmit } = useConfirmedForm({
    ...{ blank: BLANK, check: publisherErrors, call: changing },
    send: (wish) => change(bodyOf(wish)),
  });

  return (
    <A.Form ref={form} onSubmit={onSubmit} noValidate aria-label="Add a publisher">
      <A.Lead>From the first publisher on, a token alone does not publish. The next page has you confirm it.</A.Lead>
      <A.Pair>
        <SelectField
          label="May publish"
          name="name"
          required
          value={wish.name}
          error={errors.name}
          options={[
            { value: '', label: 'Choose a remote' },
            ...Object.keys(live?.known ?? {}).map((name) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label="Who"
          name="kind"
          value={wish.kind}
          options={[
            { value: 'key', label: 'The holder of a key' },
            { value: 'identity', label: 'A CI' },
          ]}
          onChange={({ target }) => set({ kind: target.value === 'identity' ? 'identity' : 'key' })}
        />
      </A.Pair>
      {wish.kind === 'key' ? (
        <KeyFields {...{ wish, errors, set }} />
      ) : (
        <IdentityFields {...{ wish, errors, set, hasRoots }} />
      )}
      <ConfirmedEnd
        {...{ wish, errors, set, failure, isBusy, onClose }}
        refused="Nobody was added"
        confirm="Add the publisher"
      />
    </A.Form>
  );
}
