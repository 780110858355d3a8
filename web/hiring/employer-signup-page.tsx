import picture from './pictures/balance.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function EmployerSignupPage() {
  return <ComingPlace place="employerAccount" picture={picture} />;
}
