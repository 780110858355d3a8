import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/Button.tsx';
import { Medallion } from '../Medallion.tsx';
import { Reveal } from '../Reveal.tsx';

/** What to write for, and when an answer comes. Telephone and e-mail stand in the footer, where they are configured. */
export function ContactUs() {
  const { t } = useTranslation('landing-cards');
  return (
    <section aria-labelledby="contact-us" className="frame-width max-w-6xl py-14 sm:py-20">
      <Reveal className="flex flex-col gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-6 sm:flex-row sm:items-center sm:p-10">
        <Medallion size={128}>
          <Letter />
        </Medallion>
        <div>
          <h2 id="contact-us" className="text-3xl">
            {t('contact.title')}
          </h2>
          <p className="mt-3 max-w-prose text-lg">{t('contact.text')}</p>
          <p className="mt-2 max-w-prose text-muted">{t('contact.answer')}</p>
          <LinkButton to="/contact" variant="secondary" className="mt-5">
            {t('contact.button')}
          </LinkButton>
        </div>
      </Reveal>
    </section>
  );
}

/** A letter that goes by paper boat. */
const Letter = () => (
  <>
    <circle cx="74" cy="26" r="10" fill="var(--m-sun)" />
    <path fill="var(--m-fold)" d="M48 24L70 60H26Z" />
    <path fill="var(--m-paper)" d="M48 24L50 60H26Z" />
    <path fill="var(--m-paper)" d="M10 54L30 62H66L86 54L72 80H24Z" />
    <path fill="var(--m-fold)" d="M48 62L66 62L86 54L72 80H48Z" />
    <path fill="var(--m-rose)" d="M40 68a5 5 0 0 1 8-2a5 5 0 0 1 8 2c0 4-4 7-8 9c-4-2-8-5-8-9Z" />
    <path stroke="var(--m-shine)" strokeWidth="2.5" strokeLinecap="round" d="M14 84h26M52 86h34M30 92h30" />
  </>
);
