import type { WrittenReport } from '#contract/written-reports.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { TestPicture } from '#web/players/TestPicture.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useWrittenWords } from './use-written-words.ts';
import './opening-tests.css';

const DOMAINS = ['emotional', 'rational', 'cognitive'] as const;

export const isReadable = ({ missing }: Pick<WrittenReport, 'missing'>): boolean => Object.values(missing).every((count) => count === 0);

/** A report about which too little is known yet: which tests open it. */
export function NotReadable({ report: { missing, restsOn } }: { report: WrittenReport }) {
  const { t } = useWrittenWords();
  const listed = useLoaded((signal) => call('GET /api/tests', {}, { signal }), []);
  const taken = restsOn.map(({ test }) => test);
  const named = DOMAINS.filter((domain) => missing[domain] > 0);
  const ofNamed = named.reduce((sum, domain) => sum + missing[domain], 0);
  const ofOthers = Math.max(0, missing.any - ofNamed);
  const groups = [...named.map((of) => ({ of, count: missing[of] })), ...(ofOthers > 0 ? [{ of: 'any' as const, count: ofOthers }] : [])];
  const open = listed.state === 'ready' ? listed.value.tests.filter(({ test }) => !taken.includes(test)) : [];
  return (
    <Card as="section" aria-labelledby="not-readable" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="not-readable" className="text-2xl sm:text-3xl">
          {t('notReadable.title', { count: ofNamed + ofOthers })}
        </h2>
        <p className="max-w-prose text-muted">{t('notReadable.text')}</p>
      </div>
      {groups.map(({ of, count }) => (
        <section key={of} aria-labelledby={`opens-${of}`} className="grid gap-2">
          <h3 id={`opens-${of}`} className="text-lg">
            {t(`notReadable.${of}`, { count })}
          </h3>
          {listed.state === 'waiting' && <Skeleton height="4.5rem" />}
          <ul className="opening-tests">
            {open
              .filter(({ domain }) => (of === 'any' ? !named.includes(domain) : domain === of))
              .map(({ test, minutes }) => (
                <li key={test}>
                  <TestLink test={test} minutes={minutes} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {listed.state === 'failed' && (
        <LinkButton to="/play-cognitive-games" className="justify-self-start">
          {t('notReadable.all')}
        </LinkButton>
      )}
    </Card>
  );
}

function TestLink({ test, minutes }: { test: string; minutes: number }) {
  const { t, testName } = useWrittenWords();
  return (
    <LocalLink to={`/test-project?test=${test}`} className="opening-test">
      <span className="opening-test-cover">
        <TestPicture test={test} shape="h-full" />
      </span>
      <span className="opening-test-name">
        <span className="font-semibold">{testName(test)}</span>
        <span className="text-sm text-muted">{t('notReadable.minutes', { count: minutes })}</span>
      </span>
      <ArrowIcon />
    </LocalLink>
  );
}
