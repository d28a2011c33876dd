import type { Refresh } from './refresh-globals.ts';
import type { Saved, SavingPage } from './Saved.ts';

interface Options extends Pick<Refresh, 'remotes'>, SavingPage {
  remote: string;
  /** Of the development server's socket. */
  address: string;
}

const RETRY_MS = 1000;

/**
 * Puts each save into the page as it stands, one after the other. From the first that does not fit, and while the
 * development server cannot be reached, the remote is not among `remotes`, so that its page is loaded anew.
 */
export function followSaves({ remote, remotes, address, hash, update, admit, arrived }: Options): void {
  let wanted: Saved | null = null;
  let isUpdating = false;
  let hasFailed = false;

  async function take(): Promise<void> {
    if (isUpdating || hasFailed) return;
    isUpdating = true;
    try {
      while (wanted !== null && wanted.hash !== hash()) await update();
      if (wanted !== null) arrived(wanted);
    } catch {
      hasFailed = true;
      remotes.delete(remote);
    } finally {
      isUpdating = false;
    }
  }

  function open(): void {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const { type, data: saved } = JSON.parse(data) as { type: string; data: Saved };
      if (type !== 'saved' || saved.remote !== remote) return;
      if (!hasFailed) remotes.add(remote);
      admit(saved);
      wanted = saved;
      void take();
    };
    socket.onclose = () => {
      remotes.delete(remote);
      setTimeout(open, RETRY_MS);
    };
  }

  open();
}
