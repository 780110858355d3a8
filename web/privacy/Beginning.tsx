import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import type { Standing } from '#contract/privacy.ts';
import { privacyMessages } from '#contract/privacy-messages.ts';
import { OPTIONAL_PURPOSES, type Purpose } from '#contract/privacy-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { BirthFields, birthFrom } from './BirthFields.tsx';
import { NoticeText } from './NoticeText.tsx';

type Optional = (typeof OPTIONAL_PURPOSES)[number];
const isOptional = (purpose: Purpose): purpose is Optional => OPTIONAL_PURPOSES.some((one) => one === purpose);

/** The notice, when one was born, and what one agrees to: one screen, one press. What is not needed is off until it is ticked. */
export function Beginning({ standing, onBegun }: { standing: Standing; onBegun: (standing: Standing) => void }) {
  const { t } = useTranslation('privacy');
  const say = useMessage();
  const language = useLanguage();
  const [birth, setBirth] = useState({ month: '', year: '' });
  const [isTried, setTried] = useState(false);
  const [optional, setOptional] = useState<readonly Optional[]>([]);
  const { send, isBusy, refusal, hasErrors, errorOf } = useSending(t('failed'));
  const told = birthFrom(birth);
  const isToldNow = !standing.isBirthKnown;
  const asked = standing.consents.map(({ purpose }) => purpose).filter(isOptional);
  const { purposes } = currentNotice;

  async function begin(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isToldNow && !told) return;
    const body = { ...(isToldNow && told ? { birth: told } : {}), optional: [...optional], notice: currentNotice.version, language };
    const begun = await send(() => call('POST /api/privacy/begin', { body }, { as: 'person' }));
    if (begun) onBegun(begun);
  }
  const toggle = (purpose: Optional) =>
    setOptional(optional.includes(purpose) ? optional.filter((one) => one !== purpose) : [...optional, purpose]);

  return (
    <Card as="article">
      <NoticeText of="person" />
      <form className="mt-7 grid gap-7" noValidate onSubmit={begin}>
        {isToldNow && (
          <BirthFields
            value={birth}
            onChange={setBirth}
            error={errorOf('birth') ?? (isTried && !told ? say(privacyMessages.birth) : undefined)}
          />
        )}
        {asked.length > 0 && (
          <fieldset className="grid gap-4">
            <legend className="mb-2 text-xl font-semibold">{t('begin.optional')}</legend>
            {asked.map((purpose) => (
              <Checkbox
                key={purpose}
                checked={optional.includes(purpose)}
                onChange={() => toggle(purpose)}
                label={
                  <>
                    <span className="font-semibold">{purposes[purpose][language].title}</span>
                    <span className="block text-muted">{purposes[purpose][language].text}</span>
                  </>
                }
              />
            ))}
          </fieldset>
        )}
        <div className="grid gap-3">
          <p id="needed-consent">
            {t('begin.agree')} <strong className="font-semibold">{purposes.measuring[language].title}</strong>.{' '}
            <span className="text-muted">{purposes.measuring[language].text}</span>
          </p>
          <Button type="submit" busy={isBusy} aria-describedby="needed-consent" className="justify-self-start">
            {t('begin.button')}
          </Button>
          {refusal && !hasErrors && (
            <Notice tone="danger" takesFocus>
              {refusal}
            </Notice>
          )}
        </div>
      </form>
    </Card>
  );
}
