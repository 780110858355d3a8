import { useTranslation } from 'react-i18next';
import type { CountryHelp } from '#contract/help.ts';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { classes } from './classes.ts';
import './help-lines.css';

/** The numbers of one country, each a link that dials. The first is for danger to life, and looks it. */
export function HelpLines({ of: { lines } }: { readonly of: CountryHelp }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const day = useCheckedDay();
  return (
    <ul className="help-lines">
      {lines.map(({ number, name, about, checkedOn }, index) => (
        <li key={number}>
          <a href={`tel:${number.replaceAll(' ', '')}`} className={classes('help-line', index === 0 && 'help-line-first')}>
            <span className="sr-only">{t('call', { number })} </span>
            <span className="help-number" aria-hidden="true">
              {number}
            </span>
            <span className="font-semibold">{name[language]}</span>
          </a>
          <p>{about[language]}</p>
          <p className="text-sm text-muted">{t('checked', { day: day(checkedOn) })}</p>
        </li>
      ))}
    </ul>
  );
}

/** A day on which a number was checked: the same wherever the reader is. */
export function useCheckedDay(): (day: string) => string {
  const format = dateFormat(languages[useLanguage()].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
