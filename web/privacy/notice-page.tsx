import { useTranslation } from 'react-i18next';
import { currentNotice } from '#content/notices/script-notice.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { NoticeText } from './NoticeText.tsx';

/** /privacy-notice: what is agreed to before the first test, for everyone to read, and what is asked besides. */
export default function NoticePage() {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { purposes, version } = currentNotice;
  return (
    <PageFrame>
      <Card as="article" className="grid gap-8">
        <NoticeText of="person" />
        <section className="grid gap-3" aria-labelledby="asked">
          <h2 id="asked" className="text-2xl">
            {t('notice.asked')}
          </h2>
          <ul className="grid max-w-prose gap-4">
            {Object.entries(purposes).map(([purpose, words]) => (
              <li key={purpose}>
                <p className="font-semibold">{words[language].title}</p>
                <p className="text-muted">{words[language].text}</p>
              </li>
            ))}
          </ul>
        </section>
        <p className="text-sm text-muted">
          {t('notice.version', { version })}{' '}
          <LocalLink to="/grievance" className="link">
            {t('notice.grievance')}
          </LocalLink>
        </p>
      </Card>
      <Card as="article" className="mt-8">
        <NoticeText of="parent" level={2} />
      </Card>
    </PageFrame>
  );
}
