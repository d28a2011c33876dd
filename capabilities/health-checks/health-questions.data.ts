/**
 * Questions of the freight health check, in six steps. Source: the owner's assessment, 2025. A question with
 * `options` is a choice; the others take a typed number with `unit` beside the box.
 */
export const HEALTH_STEPS = [
  {
    title: 'Freight Volume & Mix',
    lead: 'How much you move in a week, and where it goes.',
    questions: [
      { id: 'weeklyVolume', label: 'Consignments in a typical week', unit: null, max: null, options: null },
      { id: 'metroPct', label: 'Share that stays within one city (%)', unit: '%', max: 100, options: null },
      { id: 'interstatePct', label: 'Share that goes interstate (%)', unit: '%', max: 100, options: null },
    ],
  },
  {
    title: 'Carrier & Strategy',
    lead: 'Who carries your freight, and how jobs are given out.',
    questions: [
      { id: 'carrierCount', label: 'Carriers you use', unit: null, max: null, options: null },
      {
        id: 'dispatchLogic',
        label: 'How is each job given to a carrier?',
        unit: null,
        max: null,
        options: ['Manual allocation', 'Logic-based dispatch', 'Mixed approach'],
      },
    ],
  },
  {
    title: 'Cost Transparency',
    lead: 'What you know about what freight costs you.',
    questions: [
      {
        id: 'costPerKmKnown',
        label: 'Do you know your cost per kilometre?',
        unit: null,
        max: null,
        options: ['Yes, fully', 'Partially', 'No'],
      },
      {
        id: 'freightAudit',
        label: 'Do you check freight bills against quotes?',
        unit: null,
        max: null,
        options: ['Yes, monthly', 'Yes, quarterly', 'Rarely', 'Never'],
      },
    ],
  },
  {
    title: 'SLA & Performance',
    lead: 'How often freight is late, and how often it is urgent.',
    questions: [
      { id: 'slaMisses', label: 'Missed delivery windows in a typical month', unit: null, max: null, options: null },
      { id: 'urgentPct', label: 'Share that is urgent (%)', unit: '%', max: 100, options: null },
    ],
  },
  {
    title: 'Technology & Integration',
    lead: 'How you book, and whether freight talks to your other systems.',
    questions: [
      {
        id: 'bookingMethod',
        label: 'How do you book freight?',
        unit: null,
        max: null,
        options: ['Phone/Email', 'Basic portal', 'Integrated system', 'API-connected'],
      },
      {
        id: 'integration',
        label: 'Is freight connected to your inventory or accounts system?',
        unit: null,
        max: null,
        options: ['Fully integrated', 'Partially integrated', 'Not integrated'],
      },
    ],
  },
  {
    title: 'ESG & Sustainability',
    lead: 'What you know and do about emissions from freight.',
    questions: [
      {
        id: 'emissionsTracked',
        label: 'Do you track emissions from freight?',
        unit: null,
        max: null,
        options: ['Yes, in detail', 'Basic tracking', 'No tracking'],
      },
      {
        id: 'carbonOffset',
        label: 'Do you offset carbon from freight?',
        unit: null,
        max: null,
        options: ['Active program', 'Planning', 'Not considered'],
      },
    ],
  },
] as const;
