import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Visitor } from '@saltbush/contract';

const signedOut = { status: 'signed-out' } as Visitor;

export const visitorSlice = createSlice({
  name: 'visitor',
  initialState: signedOut,
  reducers: {
    // The same visitor again changes nothing, and renders nothing.
    visitorKnown: (known, { payload }: PayloadAction<Visitor>) =>
      JSON.stringify(payload) === JSON.stringify(known) ? known : payload,
  },
});

export const { visitorKnown } = visitorSlice.actions;
