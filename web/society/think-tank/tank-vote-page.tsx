import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OpenVote } from '#contract/society/think-tank/votes.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Markdown, ReviewView, Sources } from './parts.tsx';

/** /home/society/think-tank/vote/:slug: the proposals, and one's ballot. */
export default function TankVotePage() {
  const { t } = useTranslation('think-tank');
  return (
    <SocietyFrame title={t('vote.title')}>
      <Loaded />
    </SocietyFrame>
  );
}

function Loaded() {
  const slug = useParams().slug ?? '';
  const loaded = useLoaded(
    (signal) => call('GET /api/society/think-tank/votes/{slug}', { params: { slug } }, { as: 'person', signal }),
    [slug],
  );
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return <Ballot first={loaded.value} />;
}

function Ballot({ first }: { readonly first: OpenVote }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const [vote, setVote] = useState(first);
  const [approved, setApproved] = useState<readonly string[]>(first.approved ?? []);
  const sending = useSending();
  const { slug, title, question, endsAt, isAsker, needed, proposals } = vote;
  const read = proposals.filter(({ isRead, isOwn }) => isRead && !isOwn).length;
  const toggle = (id: string) => setApproved(approved.includes(id) ? approved.filter((one) => one !== id) : [...approved, id]);
  const cast = () =>
    sending.send(async () => {
      const body = { approved: [...approved] };
      setVote(await call('PUT /api/society/think-tank/votes/{slug}', { params: { slug }, body }, { as: 'person' }));
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <p className="tank-question max-w-prose whitespace-pre-line">{question}</p>
      {isAsker ? (
        <Notice tone="info">{t('vote.isAsker')}</Notice>
      ) : (
        <p className="max-w-prose text-muted">{t('vote.lead', { needed, read, at: moment(endsAt) })}</p>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {proposals.map((proposal) => (
          <Card key={proposal.proposalId} as="li" className="grid grid-cols-1 gap-3 wrap-anywhere">
            <h3 className="text-xl">{proposal.title}</h3>
            {proposal.isOwn && <p className="text-muted">{t('vote.own')}</p>}
            <Reading slug={slug} proposal={proposal} isAsker={isAsker} onRead={setVote} />
            {proposal.isRead && !proposal.isOwn && !isAsker && (
              <Checkbox
                label={t('vote.approve', { title: proposal.title })}
                checked={approved.includes(proposal.proposalId)}
                onChange={() => toggle(proposal.proposalId)}
              />
            )}
          </Card>
        ))}
      </ul>
      <Refusal sending={sending} />
      {vote.approved && <Notice tone="good">{t('vote.cast', { count: vote.approved.length })}</Notice>}
      {!isAsker && (
        <Button busy={sending.isBusy} onClick={() => void cast()} className="justify-self-start">
          {t(vote.approved ? 'vote.change' : 'vote.send')}
        </Button>
      )}
    </div>
  );
}

type ReadingProps = {
  readonly slug: string;
  readonly proposal: OpenVote['proposals'][number];
  readonly isAsker: boolean;
  readonly onRead: (vote: OpenVote) => void;
};

function Reading({ slug, proposal: { proposalId, title, isRead, isOwn }, isAsker, onRead }: ReadingProps) {
  const { t } = useTranslation('think-tank');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'vote.closeOf' : 'vote.readOf', { title })}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'vote.close' : 'vote.read')}
      </Button>
      {isOpen && <Text slug={slug} proposalId={proposalId} isMarked={isRead || isAsker} onRead={onRead} />}
      {isOpen && !isOwn && <ReportButton kind="proposal" subject={proposalId} what={title} />}
    </>
  );
}

type TextProps = {
  readonly slug: string;
  readonly proposalId: string;
  readonly isMarked: boolean;
  readonly onRead: (vote: OpenVote) => void;
};

function Text({ slug, proposalId, isMarked, onRead }: TextProps) {
  const { t } = useTranslation('think-tank');
  const sending = useSending();
  const params = { slug, proposalId };
  const loaded = useLoaded(
    (signal) => call('GET /api/society/think-tank/votes/{slug}/{proposalId}', { params }, { as: 'person', signal }),
    [slug, proposalId],
  );
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  const { html, sources, reviews } = loaded.value;
  const mark = () =>
    sending.send(async () =>
      onRead(await call('POST /api/society/think-tank/votes/{slug}/{proposalId}/read', { params }, { as: 'person' })),
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Markdown html={html} />
      <Sources sources={sources} />
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a review but its place tells it from others
        <ReviewView key={index} review={review} number={index + 1} />
      ))}
      <Refusal sending={sending} />
      {!isMarked && (
        <Button busy={sending.isBusy} className="justify-self-start" onClick={() => void mark()}>
          {t('vote.isRead')}
        </Button>
      )}
    </div>
  );
}
