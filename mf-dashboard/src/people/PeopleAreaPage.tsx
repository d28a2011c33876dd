import { useParams } from 'react-router-dom';
import { JoinPage } from '../join/JoinPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';

/** The people of a company and the way into one, by their address, in one module of the release: see `RunsAreaPage`. */
export function PeopleAreaPage() {
  return useParams()['token'] === undefined ? <PeoplePage /> : <JoinPage />;
}
