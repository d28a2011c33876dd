import type { Sky } from '../studio/skyColour.ts';

// The hours of the day the pictures are taken at.
const lowSun: Sky = {
  sunBearing: 130,
  sunHeight: 13,
  sunColour: '#FFB877',
  sunStrength: 9,
  zenith: '#3F8CCB',
  middle: '#C3E0EA',
  horizon: '#FFCB90',
  glow: '#FFAE5E',
  glowStrength: 2.2,
  brightness: 1.3,
  fill: 0.7,
  clouds: 0.8,
  bounce: '#B59272',
  bounceStrength: 0.5,
};

export const skies = {
  lowSun,
  dawn: { ...lowSun, sunHeight: 9, sunColour: '#FFB27A', zenith: '#7C97B4', horizon: '#F3CFB0', glow: '#FFB98A' },
  morning: {
    ...lowSun,
    sunHeight: 24,
    sunColour: '#FFDDB4',
    sunStrength: 5,
    zenith: '#6FA3C8',
    horizon: '#E9E2D2',
    glowStrength: 0.8,
  },
} as const satisfies Record<string, Sky>;
