import { languages } from '#contract/language.ts';
import type { OwnMembership } from '#contract/society/membership.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useGameTitle } from './use-game-title.ts';
import { useSocietyWords } from './use-society-words.ts';

/** Which games are left out because they were played without their clock, and what follows from it. */
export function LeftOut({ membership: { gamesLeftOut, canBeJudged } }: { readonly membership: OwnMembership }) {
  const { t, language } = useSocietyWords();
  const titleOf = useGameTitle();
  if (gamesLeftOut.length === 0) return null;
  const games = listFormat(languages[language].locale).format(gamesLeftOut.map(titleOf));
  return <Notice tone="info">{t(canBeJudged ? 'leftOut.others' : 'leftOut.tooFew', { games })}</Notice>;
}
