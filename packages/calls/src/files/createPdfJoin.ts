interface PdfJoin {
  /** Puts a PDF behind those before. */
  add: (pdf: ArrayBuffer) => void;
  /** All of them as one PDF. */
  file: () => Blob;
}

/** Numbers of the two objects that every joined file has: the tree of its pages, and the catalogue. */
const PAGES = 1;
const CATALOG = 2;

const STREAM = '\nstream\n';
/** So many bytes at once become letters: each is an argument of a call. */
const LETTERS_AT_ONCE = 8_192;

/** A letter for each byte, and back. Decoders of the browser know no such encoding: their "latin1" is Windows-1252. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += LETTERS_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(start, start + LETTERS_AT_ONCE));
  }
  return text;
}
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function found(text: string, pattern: RegExp, what: string): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`A piece of the PDF has no ${what}.`);
  return value;
}

interface PdfObject {
  id: number;
  /** All of it, or what stands before its stream. */
  head: string;
  stream: Uint8Array<ArrayBuffer>;
}

function objectOf(id: number, bytes: Uint8Array<ArrayBuffer>): PdfObject {
  let end = bytes.length;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (textOf(bytes.subarray(at, at + STREAM.length)) !== STREAM) continue;
    end = at;
    break;
  }
  return { id, head: textOf(bytes.subarray(0, end)), stream: bytes.subarray(end) };
}

/** The objects of a PDF with a plain table of references, in the order of their bytes, with what is before and after. */
function readPdf(bytes: Uint8Array<ArrayBuffer>) {
  const tableAt = Number(found(textOf(bytes.subarray(-64)), /startxref\n(\d{1,10})\n/, 'table of objects'));
  const table = textOf(bytes.subarray(tableAt));
  const starts = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const inOrder = [...starts.entries()].sort(([, one], [, other]) => one - other);
  const objects = inOrder.map(([index, start], place) =>
    objectOf(index + 1, bytes.subarray(start, inOrder[place + 1]?.[1] ?? tableAt)),
  );
  return { objects, table, header: bytes.subarray(0, inOrder[0]?.[1] ?? tableAt) };
}

/** What stands before a stream, with other numbers for the object and those it refers to. A text by itself stays as it is. */
function renumbered(head: string, by: number): string {
  const moved = /^\d+ 0 obj\n\(/.test(head)
    ? head
    : head.replace(/\b(\d{1,7}) 0 R\b/g, (_reference, id: string) => `${Number(id) + by} 0 R`);
  return moved.replace(/^\d+/, (id) => String(Number(id) + by));
}

/**
 * Joins PDFs as the gateway makes them (pdfkit: a plain table of objects, none of them compressed together) into one. Each
 * is read and handed to the browser as part of a Blob at once, so that no more than one is in memory here.
 */
export function createPdfJoin(): PdfJoin {
  const done: Blob[] = [];
  const kids: number[] = [];
  /** Where each object begins, by its number. */
  const offsets: number[] = [];
  let at = 0;
  let pages = 0;
  let ids = CATALOG;
  let first: { catalog: string; trailer: string } | null = null;

  function write(parts: Uint8Array<ArrayBuffer>[]): void {
    for (const part of parts) at += part.length;
    done.push(new Blob(parts));
  }

  return {
    add(pdf) {
      const { objects, table, header } = readPdf(new Uint8Array(pdf));
      const by = ids;
      const headOf = (id: number) => objects.find((object) => object.id === id)?.head ?? '';
      const root = headOf(Number(found(table, /\/Root (\d{1,7}) 0 R/, 'catalogue')));
      const tree = Number(found(root, /\/Pages (\d{1,7}) 0 R/, 'pages'));
      pages += Number(found(headOf(tree), /\/Count (\d{1,7})/, 'number of pages'));
      kids.push(tree + by);
      if (first === null) {
        const name = found(table, /\/ID \[<([0-9a-f]{2,64})>/, 'name');
        const info = Number(found(table, /\/Info (\d{1,7}) 0 R/, 'title')) + by;
        first = { catalog: renumbered(root, by), trailer: `/Info ${info} 0 R\n/ID [<${name}> <${name}>]` };
        write([header]);
      }
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let next = at;
      for (const { id, head, stream } of objects) {
        const moved = renumbered(head, by);
        const own = bytesOf(id === tree ? moved.replace('<<', `<<\n/Parent ${PAGES} 0 R`) : moved);
        offsets[id + by] = next;
        next += own.length + stream.length;
        parts.push(own, stream);
      }
      write(parts);
      ids += objects.length;
    },
    file() {
      if (first === null) throw new Error('There is no PDF to join.');
      const tree = `${PAGES} 0 obj\n<<\n/Type /Pages\n/Count ${pages}\n/Kids [${kids.map((id) => `${id} 0 R`).join(' ')}]\n>>\nendobj\n`;
      const catalog = first.catalog
        .replace(/^\d+/, String(CATALOG))
        .replace(/\/Pages \d{1,7} 0 R/, `/Pages ${PAGES} 0 R`);
      const tableAt = at + tree.length + catalog.length;
      const all = [...offsets];
      [all[PAGES], all[CATALOG]] = [at, at + tree.length];
      const lines = all.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const end =
        `xref\n0 ${lines.length + 1}\n0000000000 65535 f \n${lines.join('')}` +
        `trailer\n<<\n/Size ${lines.length + 1}\n/Root ${CATALOG} 0 R\n${first.trailer}\n>>\nstartxref\n${tableAt}\n%%EOF\n`;
      return new Blob([...done, ...[tree, catalog, end].map(bytesOf)], { type: 'application/pdf' });
    },
  };
}
