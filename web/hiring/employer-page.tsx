import picture from './pictures/balance.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function EmployerPage() {
  return <ComingPlace place="employer" picture={picture} />;
}
