import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { EMPTY_PROBLEM, ProblemFields } from './ProblemFields.tsx';

/** A member may go by another name here, so the account's is shown only where they wish it. */
const EMPTY = { ...EMPTY_PROBLEM, showsName: false };

type Props = {
  /** A problem has just been sent: the page that looks again says so. */
  readonly isOffered: boolean;
  readonly onOffered: () => void;
};

/** Offers a problem to the editorial circle. */
export function OfferForm({ isOffered, onOffered }: Props) {
  const { t } = useTranslation('think-tank');
  const language = useLanguage();
  const writing = useWriting('problem', EMPTY);
  const { text: offer, change } = writing;
  const [isOpen, setOpen] = useState(writing.isFound);
  const sending = useSending();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      await call('POST /api/society/think-tank/problems', { body: { ...offer, language } }, { as: 'person' });
      writing.forget();
      setOpen(false);
      onOffered();
    });
  };
  return (
    <section className="grid max-w-2xl gap-4">
      <h2 className="text-2xl">{t('offer.title')}</h2>
      <p className="text-muted">{t('offer.lead')}</p>
      {isOffered && !isOpen && <Notice tone="good">{t('offer.done')}</Notice>}
      {!isOpen && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('offer.begin')}
        </Button>
      )}
      {isOpen && (
        <form method="post" noValidate onSubmit={send} className="grid gap-5">
          <Unsent writing={writing} />
          <ProblemFields problem={offer} onChange={change} errorOf={sending.errorOf} />
          <Checkbox label={t('offer.showsName')} checked={offer.showsName} onChange={() => change({ showsName: !offer.showsName })} />
          <Refusal sending={sending} />
          <Button type="submit" busy={sending.isBusy} className="justify-self-start">
            {t('offer.send')}
          </Button>
        </form>
      )}
    </section>
  );
}
