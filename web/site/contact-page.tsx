import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { PaperBoat } from './contact/PaperBoat.tsx';
import './contact/contact.css';

const FASTER = [
  ['/science', 'aside.science'],
  ['/catalog', 'aside.catalog'],
  ['/policies/privacy-policy', 'aside.privacy'],
] as const;

export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageFrame wide>
      <div className="contact">
        <header className="grid gap-4">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
        </header>
        <ContactForm />
        <aside className="contact-aside">
          <PaperBoat />
          <h2 className="text-xl">{t('aside.title')}</h2>
          <ul className="grid gap-1">
            {FASTER.map(([to, words]) => (
              <li key={to}>
                <LocalLink to={to} className="link inline-block py-2">
                  {t(words)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </PageFrame>
  );
}
