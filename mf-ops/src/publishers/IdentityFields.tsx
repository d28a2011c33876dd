import { Notice, TextField } from '@saltbush/ui';
import * as A from '../sheet/acts.styles.ts';
import type { PublisherFields } from './publisher-fields.ts';

/** The repository, workflow and branch of a CI. */
export function IdentityFields({ wish, errors, set, hasRoots }: PublisherFields & { hasRoots: boolean }) {
  return (
    <>
      {!hasRoots && (
        <Notice tone="warn" title="This gateway cannot verify CIs yet">
          <p>Set SIGSTORE_ROOTS_FILE first. Until then it refuses what they sign.</p>
        </Notice>
      )}
      <TextField
        label="Repository"
        help="Its address, such as https://github.com/saltbush/mf-quote."
        name="repository"
        required
        maxLength={200}
        autoComplete="off"
        value={wish.repository}
        error={errors.repository}
        onChange={({ target }) => set({ repository: target.value })}
      />
      <A.Pair>
        <TextField
          label="Workflow"
          help="Path of its file."
          name="workflow"
          required
          maxLength={200}
          autoComplete="off"
          value={wish.workflow}
          error={errors.workflow}
          onChange={({ target }) => set({ workflow: target.value })}
        />
        <TextField
          label="Branch"
          help="Only runs on this one count."
          name="branch"
          required
          maxLength={200}
          autoComplete="off"
          value={wish.branch}
          error={errors.branch}
          onChange={({ target }) => set({ branch: target.value })}
        />
      </A.Pair>
      <TextField
        label="Certified by"
        help="Blank for GitHub Actions."
        name="issuer"
        isOptional
        maxLength={200}
        autoComplete="off"
        value={wish.issuer}
        error={errors.issuer}
        onChange={({ target }) => set({ issuer: target.value })}
      />
    </>
  );
}
