import { certificateFault } from './certificateFault.ts';

const failure = (code: string) => Object.assign(new Error('No.'), { code });

it.each([
  { what: 'nobody vouches for', error: failure('DEPTH_ZERO_SELF_SIGNED_CERT'), says: 'NODE_EXTRA_CA_CERTS' },
  {
    what: 'nobody vouches for, as fetch says it',
    error: new TypeError('fetch failed', { cause: failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE') }),
    says: 'NODE_EXTRA_CA_CERTS',
  },
  { what: 'has expired', error: failure('CERT_HAS_EXPIRED'), says: 'Check the clock here' },
  {
    what: 'is for another name',
    error: failure('ERR_TLS_CERT_ALTNAME_INVALID'),
    says: 'the certificate of another name',
  },
])('says what to do about a certificate that $what', ({ error, says }) => {
  const message = certificateFault('https://site.example', error);
  expect(message).toContain('https://site.example answers');
  expect(message).toContain(says);
});

it.each([
  failure('ECONNREFUSED'),
  new TypeError('fetch failed', { cause: failure('ENOTFOUND') }),
  new Error('?'),
  null,
])('says nothing of other failures: %s', (error) => {
  expect(certificateFault('https://site.example', error)).toBeNull();
});
