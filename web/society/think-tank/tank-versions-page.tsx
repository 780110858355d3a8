import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EarlierTexts } from '#contract/society/think-tank/briefs.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { SocietyWaiting } from '../states.tsx';
import { Markdown, Sources } from './parts.tsx';

/** /think-tank/:slug/versions: what a brief said before each correction. */
export default function TankVersionsPage() {
  const slug = useParams().slug ?? '';
  const { t } = useTranslation('think-tank');
  const say = useMessage();
  const loaded = useLoaded((signal) => call('GET /api/think-tank/problems/{slug}/versions', { params: { slug } }, { signal }), [slug]);
  const back = (
    <LinkButton to={`/think-tank/${slug}`} variant="quiet" className="justify-self-start">
      {t('versions.toBrief')}
    </LinkButton>
  );
  return (
    <PageFrame>
      {loaded.state === 'waiting' && <SocietyWaiting />}
      {loaded.state === 'failed' && (
        <Failed level={1} onRetry={loaded.failure.body ? undefined : loaded.retry} action={back}>
          {loaded.failure.body ? say(loaded.failure.body.message) : t('failed')}
        </Failed>
      )}
      {loaded.state === 'ready' && (
        <div className="grid grid-cols-1 gap-8 wrap-anywhere">
          <header className="grid gap-3">
            <h1 className="text-4xl">{t('versions.title')}</h1>
            <p className="text-xl text-muted">{loaded.value.title}</p>
            <p className="max-w-prose">{t('versions.lead')}</p>
          </header>
          {loaded.value.briefs.map((brief) => (
            <Versions key={brief.title} brief={brief} />
          ))}
          {back}
        </div>
      )}
    </PageFrame>
  );
}

function Versions({ brief: { title, authors, versions } }: { readonly brief: EarlierTexts['briefs'][number] }) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-3xl">{title}</h2>
      <p className="text-muted empty:hidden">{authors.join(', ')}</p>
      {versions.map(({ version, title: then, html, sources, at, note }, index) => (
        <details key={version} open={index === 1} className="rounded-card border border-line bg-surface p-5">
          <summary className="min-h-11 content-center">
            <span className="font-semibold">{t('brief.version', { version })}</span> · {day(at)}{' '}
            {index === 0 && <span className="tank-chip">{t('versions.now')}</span>}
          </summary>
          <div className="grid grid-cols-1 gap-4 pt-3">
            {note && <p className="max-w-prose rounded-control bg-raised p-3">{note}</p>}
            <p className="font-semibold">{then}</p>
            <Markdown html={html} />
            <Sources sources={sources} />
          </div>
        </details>
      ))}
    </section>
  );
}
