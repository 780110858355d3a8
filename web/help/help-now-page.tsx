import { useTranslation } from 'react-i18next';
import { mergeHelp } from '#content/help/script-help-lines.ts';
import type { CountryHelp } from '#contract/help.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { HelpLines, useCheckedDay } from '#web/ui/HelpLines.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import './help.css';

type Loaded = { readonly kept: readonly CountryHelp[] };

export const loader = ({ request }: { readonly request: Request }) => pageDataOf<Loaded>(request);

/**
 * /help-now: whom to call. It needs no account, no script and no connection, so all of it is in the document; what the operator keeps
 * is in it where the server could read it.
 */
export default function HelpNowPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  const { t } = useTranslation('help');
  const [here, ...elsewhere] = mergeHelp(loaderData?.kept ?? []);
  return (
    <PageFrame>
      <div className="grid grid-cols-1 gap-10">
        <header className="grid gap-3">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-xl">{t('lead')}</p>
        </header>
        <HelpLines of={here!} />
        <Elsewhere countries={elsewhere} />
        <div className="grid gap-8 md:grid-cols-2">
          <Sentences name="until" />
          <Sentences name="cannot" />
        </div>
        <Sources of={[here!, ...elsewhere]} />
        <p className="text-sm text-muted">{t('offline')}</p>
      </div>
    </PageFrame>
  );
}

function Elsewhere({ countries }: { readonly countries: readonly CountryHelp[] }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  return (
    <section aria-labelledby="elsewhere" className="grid gap-3">
      <h2 id="elsewhere" className="text-2xl">
        {t('elsewhere')}
      </h2>
      <p>{t('elsewhereText')}</p>
      <div>
        {countries.map((one) => (
          <details key={one.country} className="help-country">
            <summary>{one.names[language]}</summary>
            <HelpLines of={one} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Sentences({ name }: { readonly name: 'until' | 'cannot' }) {
  const { t } = useTranslation('help');
  const sentences = t(`${name}Items`, { returnObjects: true }) as readonly string[];
  return (
    <section aria-labelledby={name} className="grid content-start gap-3">
      <h2 id={name} className="text-2xl">
        {t(name)}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ of }: { readonly of: readonly CountryHelp[] }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const day = useCheckedDay();
  return (
    <details className="help-country">
      <summary>{t('sources')}</summary>
      <div className="grid gap-4 pb-4 text-sm">
        <p className="max-w-prose">{t('sourcesText')}</p>
        {of.map(({ country, names, lines }) => (
          <div key={country}>
            <p className="font-semibold">{names[language]}</p>
            <ul>
              {lines.map(({ number, source, checkedOn }) => (
                <li key={number} className="wrap-anywhere">
                  {number}: <span lang="en">{source}</span> · {day(checkedOn)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
