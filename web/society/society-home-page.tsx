import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Leaving } from './Leaving.tsx';
import { SocietyFrame } from './SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from './states.tsx';

/** /home/society: the first page of a member; whoever is none reads where they stand. */
export default function SocietyHomePage() {
  const { t } = useTranslation('society');
  return (
    <SocietyFrame title={t('home.title')}>
      <Home />
    </SocietyFrame>
  );
}

function Home() {
  const { t } = useTranslation('society');
  const day = dateFormat(languages[useLanguage()].locale, { dateStyle: 'long' });
  const loaded = useLoaded((signal) => call('GET /api/society/home', {}, { as: 'person', signal }), []);
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  const { joinedAt, members } = loaded.value;
  return (
    <>
      <p className="max-w-prose text-lg text-muted">{t('home.since', { date: day.format(new Date(joinedAt)), count: members })}</p>
      <Leaving />
    </>
  );
}
