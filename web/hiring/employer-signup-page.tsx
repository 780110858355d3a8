import { ComingPlace } from './ComingPlace.tsx';
import picture from './pictures/balance.svg?no-inline';

export default function EmployerSignupPage() {
  return <ComingPlace place="employerAccount" picture={picture} />;
}
