/** Values of the form that adds a publisher. */
export interface PublisherWish {
  name: string;
  kind: 'key' | 'identity';
  label: string;
  publicKey: string;
  repository: string;
  workflow: string;
  branch: string;
  issuer: string;
  reason: string;
}

const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;
const ADDRESS = /^https:\/\/[a-z0-9.-]+(\/[!-~]*)?$/;
const PLAIN = /^[!-~]+$/;

function keyErrors({ label, publicKey }: PublisherWish) {
  return {
    ...(!LABEL.test(label.trim()) && { label: 'Say whose key it is, such as "mf-quote CI".' }),
    ...(!publicKey.includes('BEGIN PUBLIC KEY') && {
      publicKey: publicKey.includes('PRIVATE KEY')
        ? 'This is a private key, which only the team should have. Ask for what mfe keys show prints.'
        : 'Paste all that mfe keys make prints as the public half, from BEGIN to END.',
    }),
  };
}

function identityErrors({ repository, workflow, branch, issuer }: PublisherWish) {
  return {
    ...((!ADDRESS.test(repository.trim()) || repository.trim().endsWith('/')) && {
      repository: 'Give its address, such as https://github.com/saltbush/mf-quote.',
    }),
    ...((!PLAIN.test(workflow.trim()) || workflow.includes('@')) && {
      workflow: 'Give the path of its file, such as .github/workflows/release.yml.',
    }),
    ...((!PLAIN.test(branch.trim()) || /[*@]|^refs\//.test(branch.trim())) && {
      branch: 'Give the name of one branch, such as main.',
    }),
    ...(issuer.trim() !== '' &&
      !ADDRESS.test(issuer.trim()) && { issuer: 'Give its address, such as https://gitlab.com.' }),
  };
}

/** Errors by field. */
export function publisherErrors(wish: PublisherWish): Partial<Record<keyof PublisherWish, string>> {
  return {
    ...(wish.name === '' && { name: 'Choose what may be published.' }),
    ...(wish.kind === 'key' ? keyErrors(wish) : identityErrors(wish)),
    ...(wish.reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}
