import { Notice } from '@saltbush/ui';

/** Says which booking the answers were copied from, or that none could be copied. */
export function CopiedNotice({ reference, isCopied }: { reference: string; isCopied: boolean }) {
  if (!isCopied) {
    return (
      <Notice tone="warn" role="status" title={`${reference} could not be copied`}>
        It may belong to another account. Fill in the form, or open the shipment again and choose Book again.
      </Notice>
    );
  }
  return (
    <Notice role="status" title={`Copied from ${reference}`}>
      Stops, contacts and goods are those of that booking. Check them, choose the day, and accept the terms.
    </Notice>
  );
}
