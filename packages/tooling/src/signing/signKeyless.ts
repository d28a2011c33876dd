import { STATEMENT_MEDIA_TYPE } from '@saltbush/contract/provenance';
import { bundleToJSON } from '@sigstore/bundle';
import { ToolingError } from '../errors.ts';

type Env = Readonly<Record<string, string | undefined>>;

const hasIdentity = ({ ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN, SIGSTORE_ID_TOKEN }: Env) =>
  (ACTIONS_ID_TOKEN_REQUEST_URL && ACTIONS_ID_TOKEN_REQUEST_TOKEN) || SIGSTORE_ID_TOKEN;

/**
 * A Sigstore bundle in which this CI signs a statement, as its identity provider certifies it. The certificate and the log
 * come from the public Sigstore, unless `MFE_FULCIO_URL`, `MFE_REKOR_URL` and `MFE_TSA_URL` name others.
 * @throws ToolingError `usage` where there is no identity, `not-signed` where Sigstore refuses or is away.
 */
export async function signKeyless(statement: Buffer, env: Env): Promise<Buffer> {
  if (!hasIdentity(env)) {
    const message =
      '--keyless signs as a CI, and there is no identity of one here. In GitHub Actions give the job the permission ' +
      'id-token: write; elsewhere set SIGSTORE_ID_TOKEN, made for the audience sigstore.';
    throw new ToolingError(message, { code: 'usage' });
  }
  // Only here, since this reaches the network and no other command needs it.
  const { CIContextProvider, DSSEBundleBuilder, FulcioSigner, RekorWitness, TSAWitness } = await import(
    '@sigstore/sign'
  );
  const { MFE_FULCIO_URL, MFE_REKOR_URL, MFE_TSA_URL } = env;
  const signer = new FulcioSigner({
    identityProvider: new CIContextProvider('sigstore'),
    ...(MFE_FULCIO_URL ? { fulcioBaseURL: MFE_FULCIO_URL } : {}),
  });
  const log = new RekorWitness({ entryType: 'dsse', ...(MFE_REKOR_URL ? { rekorBaseURL: MFE_REKOR_URL } : {}) });
  // A Sigstore of one's own may have a timestamp authority and no log.
  const hasLog = !MFE_TSA_URL || MFE_REKOR_URL !== undefined;
  const witnesses = [...(hasLog ? [log] : []), ...(MFE_TSA_URL ? [new TSAWitness({ tsaBaseURL: MFE_TSA_URL })] : [])];
  try {
    const bundle = await new DSSEBundleBuilder({ signer, witnesses }).create({
      data: statement,
      type: STATEMENT_MEDIA_TYPE,
    });
    return Buffer.from(JSON.stringify(bundleToJSON(bundle)), 'utf8');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ToolingError(`Sigstore did not sign (${why}). Nothing was published; try again, or use --key-file.`, {
      code: 'not-signed',
      cause,
    });
  }
}
