import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEMPLATE_NAME_LENGTH, PLACEHOLDERS } from '#contract/hiring/candidate-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useCandidateName } from './use-candidate-name.ts';

export type Letter = { readonly subject: string; readonly text: string };

type Props = {
  readonly letter: Letter;
  readonly onChange: (letter: Letter) => void;
  readonly applications: readonly number[];
  /** The letter that this begins with, where the organisation has no template. */
  readonly kind: 'reject' | 'write';
  readonly errors: Readonly<Record<string, string>>;
};

/** Writes a letter, from a template if one is chosen, and shows it as each receiver would read it. */
export function LetterFields({ letter, onChange, applications, kind, errors }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  const loaded = useLoaded((signal) => call('GET /api/hiring/letter-templates', {}, { as: 'member', signal }), []);
  const templates = loaded.state === 'ready' ? loaded.value.templates : [];
  const own = { subject: t(`letter.own.${kind}.subject`), text: t(`letter.own.${kind}.text`) };
  const errorOf = (...names: string[]) => names.map((name) => errors[name]).find(Boolean);
  const said = (error: string | undefined) => (error ? say(error) : undefined);
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('letter.title')}</legend>
      <SelectField
        label={t('letter.template')}
        defaultValue=""
        onChange={({ target }) => {
          const chosen = target.value === 'own' ? own : templates.find(({ templateId }) => String(templateId) === target.value);
          if (chosen) onChange({ subject: chosen.subject, text: chosen.text });
        }}
      >
        <option value="">{t('letter.noTemplate')}</option>
        <option value="own">{t(`letter.own.${kind}.name`)}</option>
        {templates.map(({ templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('letter.subject')}
        value={letter.subject}
        maxLength={200}
        error={said(errorOf('letter.subject'))}
        onChange={({ target }) => onChange({ ...letter, subject: target.value })}
      />
      <TextArea
        label={t('letter.text')}
        rows={7}
        value={letter.text}
        hint={t('letter.placeholders', { list: PLACEHOLDERS.map((name) => `{${name}}`).join(' ') })}
        error={said(errorOf('letter.text', 'text'))}
        onChange={({ target }) => onChange({ ...letter, text: target.value })}
      />
      <Preview letter={letter} applications={applications} />
      {loaded.state === 'ready' && loaded.value.mayChange && <KeepTemplate letter={letter} onKept={loaded.reload} />}
    </fieldset>
  );
}

/** Milliseconds after the last key, so that not each letter typed asks the server. */
const SETTLE_DELAY_MS = 400;

function Preview({ letter, applications }: { readonly letter: Letter; readonly applications: readonly number[] }) {
  const { t } = useTranslation('hiring-candidates');
  const nameOf = useCandidateName();
  const [settled, setSettled] = useState(letter);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLE_DELAY_MS, letter);
    return () => clearTimeout(timer);
  }, [letter]);
  const isEmpty = settled.subject.trim() === '' || settled.text.trim() === '';
  const loaded = useLoaded(
    async (signal) =>
      isEmpty
        ? { previews: [] }
        : call('POST /api/hiring/letter-previews', { body: { applications: [...applications], ...settled } }, { as: 'member', signal }),
    [settled, isEmpty],
  );
  const previews = loaded.state === 'ready' ? loaded.value.previews : [];
  const preview = previews[Math.min(shown, previews.length - 1)];
  if (isEmpty) return <p className="text-muted">{t('letter.empty')}</p>;
  return (
    <section aria-label={t('letter.preview')} className="grid gap-3 rounded-control border border-line bg-raised p-4" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{preview ? t('letter.previewFor', { name: nameOf(preview) }) : t('letter.preview')}</h3>
        {previews.length > 1 && (
          <div className="flex items-center gap-1">
            <Button variant="quiet" disabled={shown === 0} onClick={() => setShown(shown - 1)}>
              {t('letter.before')}
            </Button>
            <span className="tabular-nums">
              {shown + 1} / {previews.length}
            </span>
            <Button variant="quiet" disabled={shown >= previews.length - 1} onClick={() => setShown(shown + 1)}>
              {t('letter.next')}
            </Button>
          </div>
        )}
      </div>
      {preview?.problem && <Notice tone="danger">{t(`letter.problem.${preview.problem}`)}</Notice>}
      {preview && (
        <>
          <p className="font-semibold wrap-anywhere">{preview.subject}</p>
          <p className="whitespace-pre-line wrap-anywhere">{preview.text}</p>
        </>
      )}
      {preview?.name === null && <p className="text-sm text-muted">{t('letter.blind')}</p>}
    </section>
  );
}

function KeepTemplate({ letter, onKept }: { readonly letter: Letter; readonly onKept: () => void }) {
  const { t } = useTranslation('hiring-candidates');
  const [name, setName] = useState('');
  const [state, setState] = useState<'ready' | 'busy' | 'kept' | 'failed'>('ready');
  async function keep() {
    setState('busy');
    await call('POST /api/hiring/letter-templates', { body: { ...letter, name } }, { as: 'member' }).then(
      () => {
        setState('kept');
        setName('');
        onKept();
      },
      () => setState('failed'),
    );
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{t('letter.keep')}</summary>
      <div className="grid gap-3 pt-2">
        <TextField
          label={t('letter.templateName')}
          value={name}
          maxLength={MAX_TEMPLATE_NAME_LENGTH}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button variant="secondary" busy={state === 'busy'} disabled={name.trim() === ''} onClick={() => void keep()}>
            {t('letter.keepNow')}
          </Button>
        </div>
        <p role="status" className="empty:hidden">
          {state === 'kept' && t('letter.kept')}
          {state === 'failed' && t('failed')}
        </p>
      </div>
    </details>
  );
}
