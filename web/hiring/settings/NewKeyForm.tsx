import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEY_SCOPES, type KeyScope, MAX_KEY_NAME_LENGTH } from '#contract/hiring/api-key-words.ts';
import type { KeyList } from '#contract/hiring/api-keys.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Choices } from './Choices.tsx';
import { ShownOnce } from './ShownOnce.tsx';

const EMPTY = { name: '', scopes: ['jobs'] as readonly KeyScope[], lastDay: '' };

/** Makes a key, and shows it this once. */
export function NewKeyForm({ onChange }: { readonly onChange: (keys: KeyList['keys']) => void }) {
  const { t } = useTranslation(['hiring-programs', 'hiring-settings']);
  const [wish, setWish] = useState(EMPTY);
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>();
  const sending = useSending(t('hiring-settings:failed'));
  const change = (changes: Partial<typeof wish>) => setWish({ ...wish, ...changes });
  async function make(event: FormEvent) {
    event.preventDefault();
    await sending.send(async () => {
      const body = { name: wish.name, scopes: [...wish.scopes], lastDay: wish.lastDay || null };
      const { key, keys } = await call('POST /api/hiring/api-keys', { body }, { as: 'member' });
      setMade({ name: wish.name.trim(), key });
      setWish(EMPTY);
      onChange(keys);
    });
  }
  return (
    <>
      {made && (
        <ShownOnce
          key={made.key}
          title={t('keys.madeTitle', { name: made.name })}
          text={t('keys.once')}
          label={t('keys.key')}
          secret={made.key}
        >
          <p className="font-semibold">{t('keys.try')}</p>
          <pre className="rounded-control border border-line bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
            <code
              lang="en"
              translate="no"
            >{`curl '${window.location.origin}/api/hiring-data/v1/jobs' \\\n  -H "Authorization: Bearer $KEY"`}</code>
          </pre>
        </ShownOnce>
      )}
      <form method="post" noValidate onSubmit={make} className="grid max-w-2xl gap-5">
        <h3 className="text-xl">{t('keys.new')}</h3>
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          autoComplete="off"
          maxLength={MAX_KEY_NAME_LENGTH}
          value={wish.name}
          error={sending.errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Choices
          legend={t('keys.mayRead')}
          all={KEY_SCOPES}
          chosen={wish.scopes}
          nameOf={(scope) => t(`keys.scopeReads.${scope}`)}
          error={sending.errorOf('scopes')}
          onChange={(scopes) => change({ scopes })}
        />
        <TextField
          label={t('keys.lastDay')}
          hint={t('keys.lastDayHint')}
          type="date"
          className="max-w-xs"
          value={wish.lastDay}
          error={sending.errorOf('lastDay')}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
        <Refusal sending={sending} />
        <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
          {t('keys.make')}
        </Button>
      </form>
    </>
  );
}
