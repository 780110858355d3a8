import picture from '../site/landing/why/balance.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function EmployerLoginPage() {
  return <ComingPlace place="employerAccount" picture={picture} />;
}
