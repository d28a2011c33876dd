import { useLocation, useParams } from 'react-router-dom';
import { ClaimPage } from './ClaimPage.tsx';
import { ClaimsPage } from './ClaimsPage.tsx';
import { LodgeClaimPage } from './LodgeClaimPage.tsx';

/** The pages of claims, by their address, in one module of the release: see `RunsAreaPage`. */
export function ClaimsAreaPage() {
  const { reference } = useParams();
  const { pathname } = useLocation();
  if (pathname.endsWith('/claim')) return <LodgeClaimPage />;
  return reference === undefined ? <ClaimsPage /> : <ClaimPage />;
}
