/** Source: the owner's driver onboarding, 2025. */
export const inductionSteps = [
  { title: 'Send your details', text: 'Name, telephone, ABN and vehicle. Two minutes by telephone or e-mail.' },
  { title: 'Complete the induction', text: 'Safety, fatigue, loading and how our jobs work. It takes 5-10 minutes.' },
  { title: 'Show your documents', text: 'Compliance verifies them in 1-2 business days.' },
  { title: 'Your first run', text: 'A short one, with dispatch on the line.' },
] as const;

export const driverDocuments = [
  'Current driver’s licence of the appropriate class',
  'ABN',
  'Public liability insurance',
  'Vehicle registration and roadworthy certificate',
  'Marine transit insurance',
  'Workers compensation insurance',
  'Motor insurance',
] as const;

export const expectations = [
  'Questions about speed, rest and what to do when a load is not safe',
  'How to restrain pallets, and when to refuse one',
  'How bookings, signatures and photos work on your phone',
  'Who to ring at four in the morning',
] as const;

export const applicationPoints = [
  'Your name, telephone number and suburb',
  'Your licence class and how long you have held it',
  'Your vehicle: type, load space, tailgate or not',
  'Your ABN, if you have one',
  'Days and hours you want to drive',
] as const;
