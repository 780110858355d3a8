import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SharedReport } from '#contract/sharing.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { BlockView } from '../written/BlockView.tsx';
import { SaidOfOne } from '../written/SaidOfOne.tsx';
import { useTitle } from '../written/use-title.ts';
import { useWrittenWords } from '../written/use-written-words.ts';
import { WrittenWaiting } from '../written/WrittenWaiting.tsx';
import '../reports.css';
import '../written/written.css';
import './keep.css';

/** /shared/<token>: what somebody shares of a report, and nothing else of it. */
export default function SharedPage() {
  const { token = '' } = useParams();
  return <PageFrame wide>{useHydrated() ? <Shared token={token} /> : <WrittenWaiting />}</PageFrame>;
}

function Shared({ token }: { token: string }) {
  const { t } = useTranslation('keep');
  const language = useLanguage();
  const say = useMessage();
  const shared = useLoaded(
    (signal) => call('GET /api/shared/{token}', { params: { token }, query: { language } }, { signal }),
    [token, language],
  );
  if (shared.state === 'waiting') return <WrittenWaiting />;
  if (shared.state === 'ready') return <Parts shared={shared.value} token={token} />;
  const { status, body } = shared.failure;
  if (status !== 404)
    return (
      <Failed level={1} onRetry={shared.retry}>
        {t('shared.failed')}
      </Failed>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{t('shared.nothing')}</h1>
      <p className="max-w-prose">{body?.message && say(body.message)}</p>
      <LinkButton to="/">{t('shared.start')}</LinkButton>
    </div>
  );
}

function Parts({ shared: { report, name, hasCard, inShort, sections, thisMonth }, token }: { shared: SharedReport; token: string }) {
  const { t } = useTranslation('keep');
  const { t: written, language } = useWrittenWords();
  const titleOf = useTitle();
  const isEmpty = inShort.length + sections.length + thisMonth.length === 0 && !hasCard;
  return (
    <article className="written written-page" aria-labelledby="shared-title">
      <header className="grid gap-2">
        <h1 id="shared-title" className="text-2xl text-balance sm:text-3xl">
          {titleOf(report, name)}
        </h1>
        <p className="max-w-prose text-muted">{t(isEmpty ? 'shared.empty' : 'shared.lead', { name })}</p>
      </header>
      {hasCard && (
        <div className="share-card shared-card">
          <img
            src={`/api/shared/${encodeURIComponent(token)}/card?language=${language}`}
            alt={t('shared.card', { name })}
            width={1200}
            height={630}
          />
        </div>
      )}
      {inShort.length > 0 && (
        <section aria-label={written('inShort')} className="grid gap-3 text-xl">
          {inShort.map((sentence) => (
            <SaidOfOne key={sentence.text} as="p" sentence={sentence} userId={NOBODY} />
          ))}
        </section>
      )}
      {[
        ...sections,
        ...(thisMonth.length > 0 ? [{ id: 'thisMonth', blocks: [{ kind: 'advice' as const, sentences: thisMonth }] }] : []),
      ].map(({ id, blocks }) => (
        <Card key={id} as="section" aria-labelledby={`section-${id}`} className="written-section">
          <h2 id={`section-${id}`}>{id === 'thisMonth' ? written('thisMonth') : written(`reports.${report}.sections.${id}`)}</h2>
          <div className="written-blocks">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
              <BlockView key={index} block={block} userId={NOBODY} />
            ))}
          </div>
        </Card>
      ))}
      <footer className="grid justify-items-start gap-3 text-muted">
        <p className="max-w-prose">{t('shared.about')}</p>
        <LinkButton to="/" variant="secondary">
          {t('shared.start')}
        </LinkButton>
      </footer>
    </article>
  );
}

/** Whose report it is, a reader of a link does not learn. */
const NOBODY = 0;
