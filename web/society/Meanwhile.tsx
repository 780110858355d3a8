import { LinkButton } from '#web/ui/Button.tsx';
import { useSocietyWords } from './use-society-words.ts';

/** What can be done while there is no invitation: the rule is open, and so are the tests and the think tank. */
export function Meanwhile() {
  const { t } = useSocietyWords();
  return (
    <section aria-labelledby="meanwhile" className="grid gap-3">
      <h2 id="meanwhile" className="text-2xl">
        {t('meanwhile.title')}
      </h2>
      <p className="max-w-prose">{t('meanwhile.text')}</p>
      <p className="max-w-prose">{t('meanwhile.problems')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/society" variant="secondary">
          {t('toRule')}
        </LinkButton>
        <LinkButton to="/play-cognitive-games" variant="secondary">
          {t('toTests')}
        </LinkButton>
        <LinkButton to="/think-tank" variant="secondary">
          {t('meanwhile.toTank')}
        </LinkButton>
      </div>
    </section>
  );
}
