import { DEMO_REPORT } from '#contract/demo-user.ts';
import { titleOf } from '#web/players/titles.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { useBlogWords } from './use-blog-words.ts';

/** Pages to which articles lead. Any other name is a test. */
const PAGES: Readonly<Record<string, string>> = {
  demo: DEMO_REPORT,
  science: '/science',
  play: '/play',
  catalog: '/catalog',
  two: '/home/two',
};

/** After an article: the test or the page in which one meets what it was about. */
export function Onward({ onward }: { readonly onward: readonly string[] }) {
  const { t, language } = useBlogWords();
  return (
    <aside className="article-onward" aria-labelledby="article-onward">
      <h2 id="article-onward">{t('onward.title')}</h2>
      <p>
        {onward.map((name, place) => (
          <LinkButton key={name} to={PAGES[name] ?? `/catalog#${name}`} variant={place === 0 ? 'primary' : 'secondary'}>
            {name in PAGES ? t(`onward.${name}`) : t('onward.test', { title: titleOf(name, language) })}
          </LinkButton>
        ))}
      </p>
    </aside>
  );
}
