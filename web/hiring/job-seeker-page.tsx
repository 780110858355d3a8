import { ComingPlace } from './ComingPlace.tsx';
import { InterviewChoice } from './interviews/InterviewChoice.tsx';
import picture from './pictures/pace.svg?no-inline';

export default function JobSeekerPage() {
  return (
    <ComingPlace place="jobSeeker" picture={picture}>
      <InterviewChoice />
    </ComingPlace>
  );
}
