import { createContext, useContext } from 'react';

/** Whether webhooks tell of freight that is carried, or of what programs try out in the test mode. */
export type Mode = 'live' | 'test';

const MODE = 'mode';

/** The mode that an address asks for. */
export const modeOf = (parameters: URLSearchParams): Mode => (parameters.get(MODE) === 'test' ? 'test' : 'live');

/** What an address of the mode has besides others. */
export const modeQuery = (mode: Mode): string => (mode === 'test' ? `&${MODE}=test` : '');

export const ModeContext = createContext<Mode>('live');

/** The mode of the webhooks on show. */
export const useMode = (): Mode => useContext(ModeContext);
