import { Scene } from '../shared/Scene.tsx';
import { EveningStreet } from './pictures/Street.tsx';

/** The picture on the test's card: the cinema by evening, its lights on the wet road, and the queue under umbrellas. */
export const Cover = () => (
  <Scene>
    <EveningStreet />
  </Scene>
);
