import { useState } from 'react';
import { houseNames } from '#content/houses/script-names.ts';
import { artNames } from '#content/practice/script-arts.ts';
import type { Practice } from '#contract/practice.ts';
import type { ArtSlug } from '#contract/practice-words.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { writtenArts } from './content.ts';
import { useDeviceZone } from './use-practice.ts';
import { useWords } from './use-words.ts';

const MAX_ARTS = 2;

type ChooseProps = { readonly practice: Practice; readonly isOther?: boolean; readonly onBegun: () => void };

/** One or two arts for four weeks. What the report suggests is marked, and the person chooses. */
export function ChooseCourse({ practice: { suggestions, timeZone }, isOther = false, onBegun }: ChooseProps) {
  const { t } = useWords();
  if (isOther)
    return (
      <details className="practice-evidence">
        <summary>{t('choose.other')}</summary>
        <p>{t('choose.otherText')}</p>
        <Arts suggestions={suggestions} timeZone={timeZone} onBegun={onBegun} />
      </details>
    );
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="choose">
      <header className="grid gap-3">
        <h1 id="choose" className="text-3xl sm:text-4xl">
          {t('choose.title')}
        </h1>
        <p className="max-w-prose text-lg text-muted">{t('choose.lead')}</p>
        {suggestions.length > 0 && <p className="max-w-prose">{t('choose.suggested')}</p>}
      </header>
      <Arts suggestions={suggestions} timeZone={timeZone} onBegun={onBegun} />
    </section>
  );
}

function Arts({ suggestions, timeZone, onBegun }: Pick<Practice, 'suggestions' | 'timeZone'> & { onBegun: () => void }) {
  const { t, language } = useWords();
  const message = useMessage();
  const zone = useDeviceZone();
  const [chosen, setChosen] = useState<readonly ArtSlug[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const reasonOf = new Map(suggestions.map(({ art, because }) => [art, because]));
  const sorted = writtenArts.toSorted(
    (one, other) => Number(reasonOf.has(other.slug)) - Number(reasonOf.has(one.slug)) || one.house - other.house,
  );
  const toggle = (art: ArtSlug) => {
    setProblem('');
    if (chosen.includes(art)) setChosen(chosen.filter((one) => one !== art));
    else if (chosen.length < MAX_ARTS) setChosen([...chosen, art]);
    else setProblem(t('choose.two'));
  };
  const begin = async () => {
    if (chosen.length === 0) return setProblem(t('choose.none'));
    setBusy(true);
    try {
      await call('PUT /api/practice/course', { body: { arts: [...chosen], timeZone: timeZone ?? zone, language } }, { as: 'person' });
      window.scrollTo(0, 0);
      onBegun();
    } catch (failure) {
      setProblem(failure instanceof ApiFailure && failure.body ? message(failure.body.message) : t('failed.offline'));
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t('choose.title')}</legend>
        {sorted.map(({ slug, house }) => (
          <div key={slug} className="practice-art">
            <Checkbox
              label={<strong>{artNames[language][slug].name}</strong>}
              checked={chosen.includes(slug)}
              onChange={() => toggle(slug)}
              aria-describedby={`art-${slug}`}
            />
            <p id={`art-${slug}`} className="ps-9 text-muted">
              {artNames[language][slug].about} <span className="block text-sm">{houseNames[language][house]}</span>
              {reasonOf.has(slug) && <span className="block text-sm font-semibold text-teal">{t(`choose.${reasonOf.get(slug)!}`)}</span>}
            </p>
          </div>
        ))}
      </fieldset>
      <FieldError>{problem}</FieldError>
      <Button busy={isBusy} onClick={begin} className="justify-self-start">
        {t('choose.begin')}
      </Button>
    </div>
  );
}
