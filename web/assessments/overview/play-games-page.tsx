import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { OwnTests } from './OwnTests.tsx';
import { VisitorTests } from './VisitorTests.tsx';
import './overview.css';

/** /play-cognitive-games: every story and game. Whoever is logged in sees where they stand, and which comes next. */
export default function PlayGamesPage() {
  const name = useSignedInName();
  return <PageFrame wide>{typeof name === 'string' ? <OwnTests /> : <VisitorTests isKnown={name === null} />}</PageFrame>;
}
