import { ComingPlace } from './ComingPlace.tsx';
import picture from './pictures/balance.svg?no-inline';

export default function EmployerPage() {
  return <ComingPlace place="employer" picture={picture} />;
}
