// What is known about a person
export { countOf, eachChunk, eachRow, untilDone } from './in-batches.ts';
export type { PeopleKnown } from './people-known.ts';
export { isAddressOf, isUserOf, type Person } from './person.ts';
export { type Erasing, NOTHING, type PersonFile, type PersonPart } from './person-part.ts';
// What a column says of one
export { audit, NONE, own, type PersonalColumn, type PersonalData, withheld } from './personal-column.ts';
