/** Design values without CSS custom properties, for mail, PDF and server-made pages. */
export const tokens = {
  color: {
    ink: '#14212B',
    inkSoft: '#4A5A63',
    /** A raised surface on ink. */
    inkRaised: '#1F303C',
    paper: '#FBF7F1',
    sand: '#F4EBDF',
    white: '#FFFFFF',
    saltbush: '#2F5D50',
    saltbushDark: '#234A3F',
    saltbushMist: '#E6EEE8',
    ochre: '#A4561F',
    ochreLight: '#D9955A',
    ochreMist: '#FAEEE1',
    /** For the platform button and destructive actions only. */
    signal: '#C21F2F',
    signalDark: '#9E1524',
    signalMist: '#FBE9E9',
    /** Errors on ink. */
    signalOnInk: '#F4A6A6',
    good: '#1D6B3A',
    goodMist: '#E4F1E7',
    warn: '#8A5A00',
    warnMist: '#FBF0D9',
    /** Secondary text on ink. */
    mistOnInk: '#B9C6CC',
    /** Border of a control: 3 to 1 against every light surface (WCAG 2.2, 1.4.11). */
    control: '#74828A',
    hairline: 'rgb(20 33 43 / 12%)',
    hairlineOnInk: 'rgb(255 255 255 / 16%)',
  },
  spacePx: 8,
  radiusPx: { card: 10, control: 8, pill: 999 },
  /** Smallest size at a 390 px wide window, largest at 1280 px. */
  textPx: {
    s14: [14, 14],
    s16: [16, 16],
    s18: [17, 18],
    s22: [19, 22],
    s28: [23, 28],
    s36: [28, 36],
    s48: [34, 48],
    s64: [40, 64],
  },
  breakpointPx: { tablet: 768, desktop: 1024 },
  contentPx: 1200,
  readingPx: 720,
  controlPx: 48,
  fontFamily: "Archivo, 'Archivo fallback', Arial, sans-serif",
  displayFamily: "Archivo, 'Archivo wide fallback', 'Arial Black', Arial, sans-serif",
} as const;
