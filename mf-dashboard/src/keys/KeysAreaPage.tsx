import { useLocation } from 'react-router-dom';
import { WebhooksPage } from '../webhooks/WebhooksPage.tsx';
import { KeysPage } from './KeysPage.tsx';

/** Keys and webhooks, by their address, in one module of the release: see `RunsAreaPage`. */
export function KeysAreaPage() {
  return useLocation().pathname.endsWith('/webhooks') ? <WebhooksPage /> : <KeysPage />;
}
