/** Words for an overall score from 0 to 10. */
export const scoreBands = [
  { id: '8', score: '8 or more', reading: 'Highly optimized' },
  { id: '6', score: '6\u00a0to\u00a0under\u00a08', reading: 'Good fundamentals' },
  { id: '4', score: '4\u00a0to\u00a0under\u00a06', reading: 'Room for significant improvement' },
  { id: '0', score: 'Below 4', reading: 'Would benefit from strategic modernization' },
] as const;
