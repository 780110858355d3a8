import picture from './pictures/balance.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function EmployerLoginPage() {
  return <ComingPlace place="employerAccount" picture={picture} />;
}
