import picture from '../site/landing/why/balance.svg?no-inline';
import { ComingPlace } from './ComingPlace.tsx';

export default function EmployerPage() {
  return <ComingPlace place="employer" picture={picture} />;
}
