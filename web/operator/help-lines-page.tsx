import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpList } from '#contract/help.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { HelpCountryForm } from './HelpCountryForm.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';

/** /operator/help-lines: the numbers that /help-now shows, country by country. */
export default function HelpLinesPage() {
  return (
    <OperatorFrame screen="helpLines">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/operator/help-lines', {}, { as: 'person', signal }), []);
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Countries countries={loaded.value.countries} onSaved={loaded.reload} />;
}

type CountriesProps = { readonly countries: HelpList['countries']; readonly onSaved: () => void };

function Countries({ countries, onSaved }: CountriesProps) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const [edited, setEdited] = useState<string>();
  const isNew = edited !== undefined && !countries.some(({ country }) => country === edited);
  return (
    <>
      <p className="max-w-prose text-muted">{t('helpLines.lead')}</p>
      <ul className="grid gap-4">
        {countries.map((one) => (
          <li key={one.country} className="grid gap-3 rounded-card border border-line bg-surface p-5">
            <h2 className="text-2xl">{one.names[language]}</h2>
            <p className="text-sm text-muted">{t(one.isOwn ? 'helpLines.own' : 'helpLines.builtIn')}</p>
            {edited === one.country ? (
              <HelpCountryForm of={one} onSaved={onSaved} onCancel={() => setEdited(undefined)} />
            ) : (
              <>
                <ul>
                  {one.lines.map(({ number, name, checkedOn }) => (
                    <li key={number}>
                      {number} · {name[language]} · {checkedOn}
                    </li>
                  ))}
                </ul>
                <Button variant="secondary" className="justify-self-start" onClick={() => setEdited(one.country)}>
                  {t('helpLines.edit', { country: one.names[language] })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {isNew ? (
        <HelpCountryForm of={{ country: edited, isOwn: false, lines: [] }} onSaved={onSaved} onCancel={() => setEdited(undefined)} />
      ) : (
        <NewCountry onChosen={setEdited} />
      )}
    </>
  );
}

function NewCountry({ onChosen }: { readonly onChosen: (country: string) => void }) {
  const { t } = useTranslation(['operator', 'messages']);
  const [country, setCountry] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = country.trim().toUpperCase();
        setWrong(!/^[A-Z]{2}$/.test(wanted));
        if (/^[A-Z]{2}$/.test(wanted)) onChosen(wanted);
      }}
    >
      <TextField label={t('helpLines.country')} value={country} maxLength={2} onChange={({ target }) => setCountry(target.value)} />
      <Button type="submit" variant="secondary">
        {t('helpLines.add')}
      </Button>
      {isWrong && <Notice tone="danger">{t('messages:Please choose a country, by its two letters.')}</Notice>}
    </form>
  );
}
