import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm, ProofForm } from '#contract/account-settings.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordField } from '../fields.tsx';
import type { WayInCalls } from '../way-in-calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Begun = Awaited<ReturnType<WayInCalls['beginStep']>>;
type Props = {
  readonly calls: WayInCalls;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** First the password, then the QR code and a code that the app shows for it. The secret lives in this page alone. */
export function StepSetup({ calls, onDone, onCancel }: Props) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? (
    <Confirm calls={calls} begun={begun} onDone={onDone} onCancel={onCancel} />
  ) : (
    <Begin calls={calls} onBegun={setBegun} onCancel={onCancel} />
  );
}

type BeginProps = Omit<Props, 'onDone'> & { readonly onBegun: (begun: Begun) => void };

function Begin({ calls, onBegun, onCancel }: BeginProps) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(ProofForm, 'password');
  const begin = async (body: ProofForm) => onBegun(await calls.beginStep(body));
  return (
    <form {...form.send(begin)}>
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('password')} />
      <FormFoot label={t('step.next')} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}

function Confirm({ calls, begun: { secret, address, qrCode }, onDone, onCancel }: Props & { readonly begun: Begun }) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(CodeForm, 'code');
  const turnOn = async (body: CodeForm) => onDone((await calls.turnStepOn(body)).recoveryCodes);
  return (
    <form {...form.send(turnOn)}>
      <p className="max-w-prose">{t('step.scan')}</p>
      <div className="flex flex-wrap items-center gap-6">
        {/* Black on white in every light: cameras expect it. */}
        <svg
          viewBox={`0 0 ${qrCode.side} ${qrCode.side}`}
          className="w-52 rounded-control"
          role="img"
          aria-label={t('step.qrCode')}
          shapeRendering="crispEdges"
        >
          <rect width={qrCode.side} height={qrCode.side} fill="#fff" />
          <path d={qrCode.path} fill="#000" />
        </svg>
        <div className="grid max-w-64 gap-2">
          <p>{t('step.typeIn')}</p>
          <code className="font-mono" translate="no">
            {secret.match(/.{4}/g)?.join(' ')}
          </code>
          <a href={address} className="link justify-self-start">
            {t('step.openApp')}
          </a>
        </div>
      </div>
      <TextField label={t('step.appCode')} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      <FormFoot label={t('step.turnOn')} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}
