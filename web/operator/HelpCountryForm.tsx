import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryHelp, HelpLine } from '#contract/help.ts';
import { MAX_HELP_LINES } from '#contract/help-words.ts';
import { inEachLanguage, LANGUAGES, languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  readonly of: Pick<CountryHelp, 'country' | 'lines'> & { readonly isOwn: boolean };
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const empty = () => inEachLanguage(() => '');
const emptyLine = (): HelpLine => ({ number: '', name: empty(), about: empty(), source: '', checkedOn: today() });

/** The lines of one country, all saved together. */
export function HelpCountryForm({ of: { country, isOwn, ...given }, onSaved, onCancel }: Props) {
  const { t } = useTranslation('operator');
  const [lines, setLines] = useState<readonly HelpLine[]>(given.lines.length > 0 ? given.lines : [emptyLine()]);
  const sending = useSending(t('failed'));
  const save = (wanted: readonly HelpLine[]) =>
    sending.send(async () => {
      await call('PUT /api/operator/help-lines/{country}', { params: { country }, body: { lines: [...wanted] } }, { as: 'person' });
      onSaved();
    });

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save(lines);
      }}
    >
      {lines.map((line, index) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is written
          key={index}
          place={index + 1}
          line={line}
          onChange={(changed) => setLines(lines.with(index, changed))}
          onRemove={() => setLines(lines.toSpliced(index, 1))}
        />
      ))}
      {sending.refusal && <Notice tone="danger">{[...new Set([...sending.errors, sending.refusal])].slice(0, 3).join(' ')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {t('helpLines.save')}
        </Button>
        {lines.length < MAX_HELP_LINES && (
          <Button variant="secondary" onClick={() => setLines([...lines, emptyLine()])}>
            {t('helpLines.addLine')}
          </Button>
        )}
        {isOwn && (
          <Button variant="quiet" onClick={() => void save([])}>
            {t('helpLines.reset')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('helpLines.cancel')}
        </Button>
      </div>
    </form>
  );
}

type LineProps = {
  readonly place: number;
  readonly line: HelpLine;
  readonly onChange: (line: HelpLine) => void;
  readonly onRemove: () => void;
};

function LineFields({ place, line, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('operator');
  const inLanguages = (part: 'name' | 'about') =>
    LANGUAGES.map((language) => (
      <TextField
        key={language}
        label={t(`helpLines.${part}In`, { language: languages[language].name })}
        value={line[part][language]}
        required
        onChange={({ target }) => onChange({ ...line, [part]: { ...line[part], [language]: target.value } })}
      />
    ));
  const field = (part: 'number' | 'source' | 'checkedOn') => (
    <TextField
      label={t(`helpLines.${part}`)}
      type={part === 'checkedOn' ? 'date' : 'text'}
      value={line[part]}
      required
      onChange={({ target }) => onChange({ ...line, [part]: target.value })}
    />
  );
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold">{t('helpLines.line', { count: place })}</legend>
      {field('number')}
      {field('checkedOn')}
      {inLanguages('name')}
      {inLanguages('about')}
      {field('source')}
      <Button variant="quiet" className="self-end justify-self-start" onClick={onRemove}>
        {t('helpLines.removeLine', { count: place })}
      </Button>
    </fieldset>
  );
}
