/** The six steps of the health check and what each looks at. */
export const healthSteps = [
  {
    title: 'Freight Volume & Mix',
    text: 'How much you move in a week, and how it splits between metro and interstate.',
  },
  { title: 'Carrier & Strategy', text: 'How many carriers you use, and how jobs are given to them.' },
  {
    title: 'Cost Transparency',
    text: 'Whether you know your cost per kilometre, and how often freight bills are audited.',
  },
  { title: 'SLA & Performance', text: 'Missed delivery windows, and how much of your freight is urgent.' },
  { title: 'Technology & Integration', text: 'How you book, and whether freight talks to your other systems.' },
  { title: 'ESG & Sustainability', text: 'Whether you track emissions from freight, and what you do about them.' },
] as const;

/** How an overall score from 0 to 10 reads. */
export const scoreBands = [
  { id: '8', score: '8 or more', reading: 'Highly optimized' },
  { id: '6', score: '6 to under 8', reading: 'Good fundamentals' },
  { id: '4', score: '4 to under 6', reading: 'Room for significant improvement' },
  { id: '0', score: 'Below 4', reading: 'Would benefit from strategic modernization' },
] as const;
