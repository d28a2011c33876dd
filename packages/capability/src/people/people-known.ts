import type { ErasureObstacle } from '@saltbush/business-api/people';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';
import type { Person } from './person.ts';
import type { PersonPart } from './person-part.ts';
import type { PersonalData } from './personal-column.ts';

/** What a capability knows about people, and what it is asked when one of them is to be erased. */
export interface PeopleKnown<Tables = GroundTables> {
  parts: readonly PersonPart<Tables>[];
  /** What each column of its tables says. */
  data: PersonalData;
  /** Ids with which whoever has one of these addresses signs in. */
  userIdsOf?: (db: Queries<Tables & GroundTables>, person: Pick<Person, 'forms'>) => Promise<string[]>;
  /** Why a person cannot be erased at present. */
  obstaclesTo?: (db: Queries<Tables & GroundTables>, person: Person) => Promise<ErasureObstacle[]>;
  /** Whether it has records of a client company, which must then stay. */
  hasRecordsOf?: (db: Queries<Tables & GroundTables>, company: string) => Promise<boolean>;
}
