import { ComingPlace } from './ComingPlace.tsx';
import picture from './pictures/balance.svg?no-inline';

export default function EmployerLoginPage() {
  return <ComingPlace place="employerAccount" picture={picture} />;
}
