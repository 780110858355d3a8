import { useParams } from 'react-router';
import { facetName } from '#content/houses/script-facet-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import type { Finding, TwoReport } from '#contract/relationships.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { EndButton } from './EndButton.tsx';
import { Trouble } from './Trouble.tsx';
import { useWords } from './use-words.ts';

/** What two people who have agreed can both read. */
export default function TwoReportPage() {
  const login = useLogin();
  const { relationship = '' } = useParams();
  return <PageFrame wide>{login ? <Loaded relationshipId={relationship} /> : <PageWaiting />}</PageFrame>;
}

function Loaded({ relationshipId }: { relationshipId: string }) {
  const { language } = useWords();
  const report = useLoaded(
    (signal) =>
      call('GET /api/relationships/{relationshipId}', { params: { relationshipId }, query: { language } }, { as: 'person', signal }),
    [relationshipId, language],
  );
  if (report.state === 'waiting') return <PageWaiting />;
  if (report.state === 'failed') return <Trouble failure={report.failure} onRetry={report.retry} />;
  return <OfTwo report={report.value} />;
}

const KINDS = ['alike', 'completing', 'rubbing'] as const;

function OfTwo({ report }: { report: TwoReport }) {
  const { t } = useWords();
  const navigate = useLocalNavigate();
  const { other, questions, relationshipId, needsStory } = report;
  const isKnown = !needsStory.you && !needsStory.other;
  return (
    <article className="grid gap-8" aria-labelledby="of-two">
      <header className="grid gap-4">
        <h1 id="of-two" className="text-3xl sm:text-4xl">
          {t('report.title', { other })}
        </h1>
        {isKnown && <p className="max-w-prose text-lg text-muted">{t('report.lead')}</p>}
      </header>
      {isKnown ? <Findings report={report} /> : <NeedsStory report={report} />}
      {questions.length > 0 && (
        <Card as="section" aria-labelledby="questions" className="grid gap-4">
          <h2 id="questions" className="text-2xl sm:text-3xl">
            {t('report.questions')}
          </h2>
          <p className="max-w-prose text-muted">{t('report.questionsLead')}</p>
          <ol className="grid max-w-prose list-decimal gap-3 ps-6 text-lg">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </Card>
      )}
      <footer className="flex flex-wrap items-center gap-3">
        <LinkButton to="/home/two" variant="secondary">
          {t('toTwo')}
        </LinkButton>
        <EndButton relationshipId={relationshipId} other={other} onEnded={() => void navigate('/home/two', { replace: true })} />
      </footer>
    </article>
  );
}

function Findings({ report }: { report: TwoReport }) {
  const { t } = useWords();
  const found = KINDS.filter((kind) => report[kind].length > 0);
  if (found.length === 0) return <Notice tone="info">{t('report.nothing')}</Notice>;
  return found.map((kind) => (
    <Card key={kind} as="section" aria-labelledby={kind} className="grid gap-5">
      <h2 id={kind} className="text-2xl sm:text-3xl">
        {t(`report.${kind}`)}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {report[kind].map((finding) => (
          <Found key={finding.text} finding={finding} other={report.other} />
        ))}
      </ul>
    </Card>
  ));
}

function Found({ finding: { house, domain, text, first }, other }: { finding: Finding; other: string }) {
  const { t, language } = useWords();
  return (
    <li className="grid max-w-prose content-start gap-1">
      <h3 className="font-text text-base font-semibold text-muted">{facetName(HOUSES[house - 1]!, domain, language)}</h3>
      <p className="text-lg">{text}</p>
      {first && <p className="text-muted">{t(`report.first.${first}`, { other })}</p>}
    </li>
  );
}

function NeedsStory({ report: { needsStory, other } }: { report: TwoReport }) {
  const { t } = useWords();
  const who = needsStory.you ? (needsStory.other ? 'both' : 'you') : 'other';
  return (
    <Notice
      tone="info"
      title={t('needs.title')}
      action={needsStory.you && <LinkButton to="/play-cognitive-games">{t('needs.play')}</LinkButton>}
    >
      {t(`needs.${who}`, { other })}
    </Notice>
  );
}
