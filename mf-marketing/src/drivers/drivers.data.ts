/** Source: the owner's driver onboarding, 2025. */
export const inductionSteps = [
  { title: 'Fill in the form', text: 'Name, phone, licence, ABN and vehicle. It takes 5-10 minutes.' },
  { title: 'Add your documents', text: 'A photo or a scan of each. What is missing can follow later.' },
  { title: 'We verify them', text: 'Compliance checks every document in 1-2 business days.' },
  { title: 'Your first run', text: 'A short one, with dispatch on the line.' },
] as const;

export const expectations = [
  'Questions about speed, rest and what to do when a load is not safe',
  'How to restrain pallets, and when to refuse one',
  'How to take a signature and a photo, and get them to our desk',
  'Who to ring at four in the morning',
] as const;

export const applicationPoints = [
  'Your name, telephone number and e-mail',
  'Your licence: class, state and a photo of it',
  'Your vehicle: type, load space, tailgate or not',
  'Your ABN',
  'Days and hours you want to drive',
] as const;
