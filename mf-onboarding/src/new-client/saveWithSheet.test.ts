import { jest } from '@jest/globals';
import type { NewClientInput, NewClientReceipt, RateSheetUploaded } from '@saltbush/clients/api';
import type { ApiError } from '@saltbush/contract/api';
import { type SetupInput, saveWithSheet } from './saveWithSheet.ts';

const INPUT = { submissionId: 'one' } as SetupInput;
const RECEIPT: NewClientReceipt = { reference: 'CL-2026-00001', accountStatus: 'pending' };
const failed = (code: string | null) => ({
  status: 'failed' as const,
  error: { status: code === null ? 'offline' : 409, message: '', problem: code === null ? null : { code } } as ApiError,
});

describe('saving a set-up', () => {
  let file: File;
  let uploads: WeakMap<File, string>;
  let count: number;
  const upload = jest.fn(async () => {
    count += 1;
    const data: RateSheetUploaded = { upload: `upload ${count}`, rowCount: 1, skippedCount: 0, notes: [] };
    return { status: 'ok' as const, data };
  });
  const save =
    jest.fn<(input: NewClientInput) => Promise<ReturnType<typeof failed> | { status: 'ok'; data: NewClientReceipt }>>();
  const send = (sheet: File | null) => saveWithSheet(INPUT, sheet, { upload, save, uploads });
  const named = () => save.mock.calls.map(([input]) => input.rateSheet?.upload ?? null);

  beforeEach(() => {
    file = new File(['x'], `${'long '.repeat(100)}rates.csv`);
    uploads = new WeakMap();
    count = 0;
    upload.mockClear();
    save.mockReset().mockResolvedValue({ status: 'ok', data: RECEIPT });
  });

  it('uploads the sheet first and names it in the form', async () => {
    expect(await send(file)).toEqual({ status: 'ok', data: RECEIPT });
    expect(named()).toEqual(['upload 1']);
    expect(save.mock.calls[0]?.[0].rateSheet?.name).toMatch(/^.{246}rates\.csv$/);
  });

  it('uploads nothing when no sheet was chosen', async () => {
    await send(null);
    expect(upload).not.toHaveBeenCalled();
    expect(named()).toEqual([null]);
  });

  it('names the same upload when the form is sent again', async () => {
    save.mockResolvedValueOnce(failed(null));
    expect(await send(file)).toMatchObject({ status: 'failed' });
    await send(file);
    expect(named()).toEqual(['upload 1', 'upload 1']);
  });

  it('uploads the sheet once more when the gateway no longer has it', async () => {
    save.mockResolvedValueOnce(failed('upload-gone'));
    expect(await send(file)).toMatchObject({ status: 'ok' });
    expect(named()).toEqual(['upload 1', 'upload 2']);
    save.mockResolvedValue(failed('upload-gone'));
    expect(await send(file)).toMatchObject({ status: 'failed' });
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('does not send the form when the upload fails', async () => {
    upload.mockResolvedValueOnce(failed('body-too-large') as never);
    expect(await send(file)).toMatchObject({ status: 'failed' });
    expect(save).not.toHaveBeenCalled();
  });
});
