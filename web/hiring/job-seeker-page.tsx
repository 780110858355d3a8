import picture from './pictures/pace.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function JobSeekerPage() {
  return <ComingPlace place="jobSeeker" picture={picture} />;
}
