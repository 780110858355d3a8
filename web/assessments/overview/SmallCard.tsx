import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { titleOf } from '#web/players/players.ts';
import { TestPictureInList } from '#web/players/TestPicture.tsx';
import { Bead } from '../Bead.tsx';
import { useTestWords } from './use-test-words.ts';

type SmallCardProps = {
  readonly test: string;
  readonly to: string;
  /** How long it takes, or what is left of it. */
  readonly minutes: string;
  /** What it measures; undefined while that is not known. */
  readonly measures: string | undefined;
  /** Where it stands with this person; undefined for a visitor, and before one begins. */
  readonly standing?: string | undefined;
  /** How full its bead is; undefined for a visitor, who has none. */
  readonly full?: number | undefined;
};

/** One test, small: a link from end to end. */
export function SmallCard({ test, to, minutes, measures, standing, full }: SmallCardProps) {
  const { language } = useTestWords();
  return (
    <li className="small-card">
      <div className="small-card-picture">
        <TestPictureInList test={test} shape="aspect-[5/4]" />
      </div>
      <div className="small-card-words">
        <h3 className="flex items-baseline justify-between gap-2 text-lg">
          <LocalLink to={to} className="small-card-link">
            {titleOf(test, language)}
          </LocalLink>
          {full !== undefined && <Bead share={full} />}
        </h3>
        <p className="text-sm">{minutes}</p>
        <p className="small-card-measures text-sm text-muted">{measures}</p>
        {standing && <p className="text-sm font-semibold text-accent-ink">{standing}</p>}
      </div>
    </li>
  );
}
