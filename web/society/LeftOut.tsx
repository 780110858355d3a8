import { languages } from '#contract/language.ts';
import type { OwnMembership } from '#contract/society/membership.ts';
import { titleOf } from '#web/players/titles.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useSocietyWords } from './use-society-words.ts';

/** Which games are left out because they were played without their clock, and what follows from it. */
export function LeftOut({ membership: { gamesLeftOut, canBeJudged } }: { readonly membership: OwnMembership }) {
  const { t, language } = useSocietyWords();
  if (gamesLeftOut.length === 0) return null;
  const games = new Intl.ListFormat(languages[language].locale).format(gamesLeftOut.map((test) => titleOf(test, language)));
  return <Notice tone="info">{t(canBeJudged ? 'leftOut.others' : 'leftOut.tooFew', { games })}</Notice>;
}
