import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepProofForm } from '#contract/account-settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordField } from '../fields.tsx';
import type { WayInCalls } from '../way-in-calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Section } from './Section.tsx';
import { StepSetup } from './StepSetup.tsx';
import type { SectionProps } from './section-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Shown = { at: 'rest' } | { at: 'setup' | 'off' | 'renew' } | { at: 'codes'; codes: readonly string[] };

type Props = SectionProps<'secondStep' | 'hasPassword'> & { readonly calls: WayInCalls };

/** Codes of an app as a second step: to set up, to turn off, and to get new recovery codes. */
export function StepSection({ settings: { secondStep, hasPassword }, calls, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [shown, setShown] = useState<Shown>({ at: 'rest' });
  const [done, setDone] = useState<string>();
  const rest = () => setShown({ at: 'rest' });
  const showCodes = (codes: readonly string[]) => {
    setShown({ at: 'codes', codes });
    onChange();
  };
  const open = (at: 'setup' | 'off' | 'renew') => {
    setDone(undefined);
    setShown({ at });
  };
  const opener = useReturnFocus(shown.at !== 'rest', done !== undefined);
  return (
    <Section id="settings-step" title={t('step.title')} lead={t('step.lead')} done={done}>
      {shown.at === 'rest' && (
        <p>
          <strong>{t(secondStep.isOn ? 'step.on' : 'step.off')}</strong>{' '}
          {secondStep.isOn && t('step.left', { count: secondStep.recoveryCodesLeft })}
        </p>
      )}
      {shown.at === 'codes' && (
        <RecoveryCodes
          codes={shown.codes}
          onKept={() => {
            rest();
            setDone(t('step.doneOn'));
          }}
        />
      )}
      {shown.at === 'setup' && <StepSetup calls={calls} onDone={showCodes} onCancel={rest} />}
      {shown.at === 'off' && (
        <Proof
          label={t('step.turnOff')}
          onCancel={rest}
          onProved={async (body) => {
            await calls.turnStepOff(body);
            rest();
            setDone(t('step.doneOff'));
            onChange();
          }}
        />
      )}
      {shown.at === 'renew' && (
        <Proof
          label={t('step.renew')}
          onCancel={rest}
          onProved={async (body) => {
            showCodes((await calls.renewCodes(body)).recoveryCodes);
          }}
        />
      )}
      {shown.at === 'rest' && (
        <div className="flex flex-wrap gap-3">
          {secondStep.isOn ? (
            <>
              <Button ref={opener} variant="secondary" onClick={() => open('renew')}>
                {t('step.renew')}
              </Button>
              <Button variant="quiet" onClick={() => open('off')}>
                {t('step.turnOff')}
              </Button>
            </>
          ) : hasPassword ? (
            <Button ref={opener} variant="secondary" onClick={() => open('setup')}>
              {t('step.setUp')}
            </Button>
          ) : (
            <p className="text-muted">{t('needsPassword')}</p>
          )}
        </div>
      )}
    </Section>
  );
}

type ProofProps = { label: string; onProved: (body: StepProofForm) => Promise<void>; onCancel: () => void };

/** What takes protection away asks for both: the password, and a code. */
function Proof({ label, onProved, onCancel }: ProofProps) {
  const { t } = useTranslation('settings');
  const form = useSettingsForm(StepProofForm, 'password');
  return (
    <form {...form.send(onProved)}>
      <PasswordField label={t('password.current')} autoComplete="current-password" {...form.field('password')} />
      <TextField
        label={t('step.code')}
        hint={t('step.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...form.field('code')}
      />
      <FormFoot label={label} isBusy={form.isBusy} failure={form.failure} onCancel={onCancel} />
    </form>
  );
}
