/** Who certifies the runs of GitHub Actions. */
export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
