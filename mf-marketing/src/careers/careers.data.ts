/** Source: the owner's requirements for contractors and staff, 2025. */
export const driverAsks = [
  'A current driver’s licence of the class your vehicle needs',
  'An ABN, and the insurances on the induction checklist',
  'A vehicle with current registration and a roadworthy certificate',
  'Steady hands with pallets and people: you are who our customers meet',
] as const;

export const driverGets = [
  'Regular metro rounds or linehaul lanes, planned the day before',
  'Waiting time paid when the dock keeps you waiting',
  'Signatures and photos from your phone to our desk; no paper to post',
  'Rest breaks that the plan allows for, and nobody who argues with them',
] as const;

export const teams = [
  { team: 'Operations and dispatch', place: 'Erskine Park', does: 'Plan runs, talk to drivers, keep promises' },
  { team: 'Dock and warehouse', place: 'Depots', does: 'Unload, check, stage and load; forklift licence needed' },
  {
    team: 'Customer service',
    place: 'Erskine Park',
    does: 'Answer within 2 hours, and own the problem until it is solved',
  },
  { team: 'Compliance', place: 'Erskine Park', does: 'Inductions, documents, fatigue and mass' },
  { team: 'Software', place: 'Erskine Park or remote', does: 'Build the platform the fleet runs on' },
] as const;
