import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;
const CHECK_MS = 500;
const HEAD_END = '\r\n\r\n';
/** As many connections as a proxy keeps. A request that finds none free waits for one. */
const MOST = 500;

/** Answers are read into this buffer and dropped. */
const BUFFER = Buffer.allocUnsafe(256 * 1024);

function textOf({ method = 'GET', path, headers = {}, body = '' }, host) {
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  if (body !== '') head += `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${head}\r\n${body}`;
}

/**
 * An HTTP/1.1 client that costs a tenth of Node's own, so that asking takes little of the processors that answer. It
 * reads only the status, the length, `Connection` and `Retry-After`. Connections are reused.
 */
export async function createAsker(url) {
  const { hostname, port, host } = new URL(url);
  const { address } = await lookup(hostname, { family: 4 });
  const idle = [];
  const busy = new Set();
  const line = [];

  function dial() {
    const connection = { socket: null, asked: null, rest: 0, head: '', isLast: false };
    const callback = (length) => {
      take(connection, BUFFER.subarray(0, length));
      return true;
    };
    const socket = connect({ host: address, port: Number(port), noDelay: true, onread: { buffer: BUFFER, callback } });
    connection.socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
      settle(connection);
      goOn();
    });
    return connection;
  }

  /** Sends queued requests while there are connections for them. */
  function goOn() {
    while (line.length > 0) {
      const connection = idle.pop() ?? (busy.size < MOST ? dial() : null);
      if (connection === null) return;
      const asked = line.shift();
      connection.asked = asked;
      busy.add(connection);
      connection.socket.write(textOf(asked.request, host), 'latin1');
    }
  }

  /** Answers the request that waits on this connection; with status 0 when no complete answer came. */
  function settle(connection, status = 0, retryAfter = 0) {
    const { asked } = connection;
    if (asked === null) return;
    connection.asked = null;
    busy.delete(connection);
    asked.resolve({ status, retryAfter, ms: performance.now() - asked.startedAt });
  }

  function take(connection, bytes) {
    const { asked } = connection;
    if (asked === null) return connection.socket.destroy();
    let length = bytes.length;
    if (connection.head === '' || !connection.head.endsWith(HEAD_END)) {
      const end = bytes.indexOf(HEAD_END);
      connection.head += bytes.latin1Slice(0, end < 0 ? length : end + HEAD_END.length);
      if (end < 0) return;
      length -= end + HEAD_END.length;
      if (asked.holdMs > 0 && connection.head.startsWith('HTTP/1.1 200')) return hold(connection);
      connection.rest = Number(/\r\ncontent-length: (\d+)/i.exec(connection.head)?.[1] ?? Number.NaN);
      connection.isLast = /\r\nconnection: close/i.test(connection.head);
    }
    connection.rest -= length;
    if (connection.rest > 0) return;
    const { head, rest } = connection;
    connection.head = '';
    settle(connection, Number(head.slice(9, 12)), Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0));
    // An answer without a length would need a real parser. No answer asked for here lacks one.
    if (rest !== 0 || connection.isLast) connection.socket.destroy();
    else {
      idle.push(connection);
      goOn();
    }
  }

  /** A stream counts as answered once it begins; then it stays open for a while. */
  function hold(connection) {
    const { holdMs } = connection.asked;
    settle(connection, 200);
    connection.asked = { resolve: () => {}, startedAt: Number.POSITIVE_INFINITY, holdMs: 0 };
    connection.rest = Number.POSITIVE_INFINITY;
    setTimeout(() => connection.socket.destroy(), holdMs);
  }

  const checking = setInterval(() => {
    const late = performance.now() - TIMEOUT_MS;
    for (const { asked, socket } of busy) if (asked !== null && asked.startedAt < late) socket.destroy();
  }, CHECK_MS);

  return {
    /** Resolves to the status, or 0 when there was none, and the milliseconds since the call. */
    ask: (request) =>
      new Promise((resolve) => {
        line.push({ request, resolve, startedAt: performance.now(), holdMs: request.holdMs ?? 0 });
        goOn();
      }),
    /** Opens all connections, one after the other, since a proxy has them before the crowd comes. */
    async warm() {
      while (idle.length + busy.size < MOST) {
        const connection = dial();
        await once(connection.socket, 'connect');
        idle.push(connection);
      }
    },
    connections: () => idle.length + busy.size,
    close() {
      clearInterval(checking);
      for (const { socket } of [...idle, ...busy]) socket.destroy();
    },
  };
}
