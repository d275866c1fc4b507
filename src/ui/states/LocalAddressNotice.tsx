import { pageHref } from '../../lib/urls/pageUrl.ts';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

/** Hosts that mean, on each device, the device itself. */
const ownHost = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Says that a link that is handed out opens on this computer only; nothing for any other link. */
export function LocalAddressNotice({ url }: { url: string }) {
  const { hostname, host } = new URL(url, pageHref());
  if (!ownHost.test(hostname)) return null;
  return (
    <div className="no-print">
      <Notice severity="warning" sx={{ mb: 2 }}>
        {copy.localAddress(host)}
      </Notice>
    </div>
  );
}
