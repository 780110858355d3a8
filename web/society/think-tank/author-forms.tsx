import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workbench } from '#contract/society/think-tank/proposals.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = { readonly slug: string; readonly onChanged: (bench: Workbench) => void };

/** What was saved last is submitted, so it says which version that is. */
export function SubmitForm({ slug, version, onChanged }: Props & { readonly version: number }) {
  const { t } = useTranslation('think-tank');
  const [agrees, setAgrees] = useState(false);
  const sending = useSending();
  const submit = () =>
    sending.send(async () => {
      const body = { agrees: agrees as true };
      onChanged(await call('POST /api/think-tank/problems/{slug}/own/submit', { params: { slug }, body }, { as: 'person' }));
    });
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 className="text-2xl">{t('own.submit')}</h2>
      <p className="text-muted">{t('own.submitText')}</p>
      <p className="font-semibold">{t('own.submitSaved', { version })}</p>
      <Checkbox label={t('own.agree')} checked={agrees} error={sending.errorOf('agrees')} onChange={() => setAgrees(!agrees)} />
      <Refusal sending={sending} />
      <Button busy={sending.isBusy} onClick={() => void submit()} className="justify-self-start">
        {t('own.submit')}
      </Button>
    </section>
  );
}

/** Who has a proposal gives its code to others; who has none may join one. */
export function CodeForm({ slug, code, onChanged }: Props & { readonly code: string | null }) {
  const { t } = useTranslation('think-tank');
  const [typed, setTyped] = useState('');
  const sending = useSending();
  const join = () =>
    sending.send(async () =>
      onChanged(await call('POST /api/think-tank/problems/{slug}/own/join', { params: { slug }, body: { code: typed } }, { as: 'person' })),
    );
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 className="text-2xl">{t('own.coAuthors')}</h2>
      {code === null ? (
        <>
          <TextField
            label={t('own.code')}
            hint={t('own.codeHint')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            error={sending.errorOf('code')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Refusal sending={sending} />
          <Button variant="secondary" busy={sending.isBusy} onClick={() => void join()} className="justify-self-start">
            {t('own.join')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('own.giveCode')}</p>
          <p className="font-mono text-lg" translate="no">
            {code}
          </p>
        </>
      )}
    </section>
  );
}
