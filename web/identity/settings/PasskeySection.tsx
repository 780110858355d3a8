import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSKEYS, PasskeyForm, type Settings } from '#contract/account-settings.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordField } from '../fields.tsx';
import type { WayInCalls } from '../way-in-calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { makePasskey } from './make-passkey.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Passkey = Settings['passkeys'][number];

type Props = SectionProps<'passkeys' | 'hasPassword'> & { readonly calls: WayInCalls };

/** Passkeys: a list, one more, and one less. */
export function PasskeySection({ settings: { passkeys, hasPassword }, calls, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const [leaving, setLeaving] = useState<Passkey>();
  const opener = useReturnFocus(isOpen, done !== undefined);
  const change = (text: string) => {
    setDone(text);
    onChange();
  };
  return (
    <Section id="settings-passkeys" title={t('passkeys.title')} lead={t('passkeys.lead')} done={done}>
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {isOpen && (
        <NewPasskey
          calls={calls}
          onAdded={(name) => {
            setOpen(false);
            change(t('passkeys.added', { name }));
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      {!isOpen && hasPassword && passkeys.length < MAX_PASSKEYS && (
        <div>
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => {
              setDone(undefined);
              setOpen(true);
            }}
          >
            {t('passkeys.add')}
          </Button>
        </div>
      )}
      {!hasPassword && <p className="text-muted">{t('needsPassword')}</p>}
      {leaving && (
        <RemoveDialog
          passkey={leaving}
          remove={calls.removePasskey}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => {
            setLeaving(undefined);
            change(t('passkeys.removed', { name: leaving.name }));
          }}
        />
      )}
    </Section>
  );
}

function PasskeyRow({ passkey: { name, madeAt, lastUsedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const moment = useMoment();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="grid min-w-0">
        <span className="font-semibold break-words">{name}</span>
        <span className="text-sm text-muted">
          {lastUsedAt ? t('passkeys.used', { when: moment(lastUsedAt) }) : t('passkeys.made', { when: moment(madeAt) })}
        </span>
      </span>
      <Button variant="quiet" onClick={onRemove} aria-label={t('passkeys.removeNamed', { name })}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

type NewProps = { readonly calls: WayInCalls; readonly onAdded: (name: string) => void; readonly onCancel: () => void };

function NewPasskey({ calls, onAdded, onCancel }: NewProps) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(PasskeyForm, 'name');
  const [isGivenUp, setGivenUp] = useState(false);
  const add = async (body: PasskeyForm) => {
    setGivenUp(false);
    if (await makePasskey(body, calls)) onAdded(body.name);
    else setGivenUp(true);
  };
  return (
    <form {...form.send(add)}>
      <TextField label={t('passkeys.name')} hint={t('passkeys.nameHint')} autoComplete="off" {...form.field('name')} />
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('password')} />
      <FormFoot
        label={t('passkeys.make')}
        isBusy={form.isBusy}
        failure={form.failure ?? (isGivenUp ? t('passkeys.givenUp') : undefined)}
        onCancel={onCancel}
      />
    </form>
  );
}

type RemoveProps = {
  readonly passkey: Passkey;
  readonly remove: WayInCalls['removePasskey'];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

function RemoveDialog({ passkey, remove: send, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation('settings');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function remove() {
    setBusy(true);
    setFailed(false);
    try {
      await send(passkey.passkeyId);
      onRemoved();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailed(true);
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('passkeys.removeTitle', { name: passkey.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={remove}>
            {t('passkeys.remove')}
          </Button>
        </>
      }
    >
      <p>{t('passkeys.removeText')}</p>
      {hasFailed && (
        <Notice tone="danger" className="mt-4">
          {t('failed')}
        </Notice>
      )}
    </Dialog>
  );
}
