import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Visitor } from '@saltbush/contract';

const signedOut = { status: 'signed-out' } as Visitor;

export const visitorSlice = createSlice({
  name: 'visitor',
  initialState: signedOut,
  reducers: {
    visitorKnown: (_state, action: PayloadAction<Visitor>) => action.payload,
  },
});

export const { visitorKnown } = visitorSlice.actions;
