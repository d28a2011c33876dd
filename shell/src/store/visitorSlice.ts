import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Visitor } from '@saltbush/contract';

const signedOut = { status: 'signed-out' } as Visitor;

export const visitorSlice = createSlice({
  name: 'visitor',
  initialState: signedOut,
  reducers: {
    // An equal visitor keeps the same object, so that nothing renders again.
    visitorKnown: (known, { payload }: PayloadAction<Visitor>) =>
      JSON.stringify(payload) === JSON.stringify(known) ? known : payload,
  },
});

export const { visitorKnown } = visitorSlice.actions;
