import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankDesk } from '#contract/society/think-tank/reviews.ts';
import { FIELDS, type Field, MAX_WORDS_LENGTH, type ProblemState, PUBLIC_STATES } from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { OfferForm } from './OfferForm.tsx';
import './think-tank.css';

/** /home/society/think-tank: what waits for a member there, and what they have begun. */
export default function TankDeskPage() {
  const { t } = useTranslation('think-tank');
  return (
    <SocietyFrame title={t('title')}>
      <Desk />
    </SocietyFrame>
  );
}

function Desk() {
  const [isOffered, setOffered] = useState(false);
  const loaded = useLoaded((signal) => call('GET /api/society/think-tank', {}, { as: 'person', signal }), []);
  if (loaded.state === 'failed') return <SocietyFailed level={2} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  const offered = () => {
    setOffered(true);
    loaded.refresh();
  };
  return <Ready desk={loaded.value} isOffered={isOffered} onOffered={offered} onChanged={loaded.refresh} />;
}

type ReadyProps = {
  readonly desk: TankDesk;
  readonly isOffered: boolean;
  readonly onOffered: () => void;
  readonly onChanged: () => void;
};

function Ready({ desk, isOffered, onOffered, onChanged }: ReadyProps) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  return (
    <div className="tank-desk">
      <div className="grid grid-cols-1 gap-8">
        <Rows
          title={t('desk.reviews')}
          none={t('desk.noReviews')}
          rows={desk.reviews.map(({ reviewId, problem, title, dueAt }) => ({
            to: `/home/society/think-tank/reviews/${reviewId}`,
            name: title,
            note: `${problem} · ${t('desk.due', { at: moment(dueAt) })}`,
          }))}
        />
        <Rows
          title={t('desk.votes')}
          none={t('desk.noVotes')}
          rows={desk.votes.map(({ slug, title, endsAt, hasVoted }) => ({
            to: `/home/society/think-tank/vote/${slug}`,
            name: title,
            note: t(hasVoted ? 'desk.voted' : 'desk.voteUntil', { at: moment(endsAt) }),
          }))}
        />
        <Rows
          title={t('desk.proposals')}
          none={t('desk.noProposals')}
          rows={desk.proposals.map(({ slug, problem, title, isSubmitted }) => ({
            to: `/home/think-tank/${slug}`,
            name: title || problem,
            note: t(isSubmitted ? 'desk.submitted' : 'desk.draft', { problem }),
          }))}
        />
        <LinkButton to="/think-tank" variant="secondary" className="justify-self-start">
          {t('toTank')}
        </LinkButton>
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-2xl">{t('desk.problems')}</h2>
          {desk.problems.length === 0 && <p className="text-muted">{t('desk.noProblems')}</p>}
          <ul className="grid gap-3 empty:hidden">
            {desk.problems.map((problem) => (
              <OwnQuestion key={problem.slug} problem={problem} />
            ))}
          </ul>
          {desk.outcomes.map(({ slug, title, afterDays }) => (
            <OutcomeForm key={`${slug} ${afterDays}`} slug={slug} title={title} afterDays={afterDays} onSaid={onChanged} />
          ))}
        </section>
        <OfferForm isOffered={isOffered} onOffered={onOffered} />
      </div>
      <ReviewerForm reviewer={desk.reviewer} />
    </div>
  );
}

function OwnQuestion({ problem: { slug, title, state, endsAt, reasons } }: { readonly problem: TankDesk['problems'][number] }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const isPublic = (PUBLIC_STATES as readonly ProblemState[]).includes(state);
  return (
    <Card as="li" className="grid gap-1 wrap-anywhere">
      {isPublic ? (
        <LocalLink to={`/think-tank/${slug}`} className="link grid min-h-11 items-center text-lg font-semibold">
          {title}
        </LocalLink>
      ) : (
        <strong className="text-lg">{title}</strong>
      )}
      <span className="text-muted">{t(`until.${state}`, { at: endsAt ? moment(endsAt) : '' })}</span>
      {reasons.map((reason) => (
        <p key={reason} className="max-w-prose">
          {reason}
        </p>
      ))}
    </Card>
  );
}

type Row = { readonly to: string; readonly name: string; readonly note: string };

function Rows({ title, none, rows }: { readonly title: string; readonly none: string; readonly rows: readonly Row[] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl">{title}</h2>
      {rows.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {rows.map(({ to, name, note }) => (
          <Card key={to} as="li" className="tank-card gap-1 wrap-anywhere">
            <LocalLink to={to} className="text-lg font-semibold hover:underline">
              {name}
            </LocalLink>
            <span className="text-muted">{note}</span>
          </Card>
        ))}
      </ul>
    </section>
  );
}

type OutcomeProps = { readonly slug: string; readonly title: string; readonly afterDays: 90 | 365; readonly onSaid: () => void };

function OutcomeForm({ slug, title, afterDays, onSaid }: OutcomeProps) {
  const { t } = useTranslation('think-tank');
  const writing = useWriting(`outcome.${slug}.${afterDays}`, { text: '' });
  const { text } = writing.text;
  const sending = useSending();
  const send = () =>
    sending.send(async () => {
      await call('PUT /api/society/think-tank/outcomes/{slug}', { params: { slug }, body: { afterDays, text } }, { as: 'person' });
      writing.forget();
      onSaid();
    });
  return (
    <Card className="grid gap-3">
      <Unsent writing={writing} />
      <TextArea
        label={t('desk.outcome', { title, days: afterDays })}
        value={text}
        onChange={({ target }) => writing.change({ text: target.value })}
        error={sending.errorOf('text')}
        maxLength={MAX_WORDS_LENGTH}
      />
      <Refusal sending={sending} />
      <Button busy={sending.isBusy} onClick={() => void send()} className="justify-self-start">
        {t('desk.sayOutcome')}
      </Button>
    </Card>
  );
}

function ReviewerForm({ reviewer }: { readonly reviewer: TankDesk['reviewer'] }) {
  const { t } = useTranslation('think-tank');
  const [wish, setWish] = useState(reviewer);
  const sending = useSending();
  const toggle = (field: Field) =>
    setWish({ ...wish, fields: wish.fields.includes(field) ? wish.fields.filter((one) => one !== field) : [...wish.fields, field] });
  const save = () =>
    sending.send(async () => {
      setWish(await call('PUT /api/society/think-tank/reviewer', { body: wish }, { as: 'person' }));
    });
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-2xl">{t('desk.reviewer')}</h2>
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('desk.reviewerFields')}</legend>
        {FIELDS.map((field) => (
          <Checkbox key={field} label={t(`fields.${field}`)} checked={wish.fields.includes(field)} onChange={() => toggle(field)} />
        ))}
      </fieldset>
      <TextField
        label={t('desk.organisation')}
        hint={t('desk.organisationHint')}
        maxLength={120}
        value={wish.organisation}
        onChange={({ target }) => setWish({ ...wish, organisation: target.value })}
      />
      <Checkbox
        label={t('desk.available')}
        checked={wish.isAvailable}
        onChange={() => setWish({ ...wish, isAvailable: !wish.isAvailable })}
      />
      <Refusal sending={sending} />
      {sending.isDone && <Notice tone="good">{t('saved')}</Notice>}
      <Button busy={sending.isBusy} onClick={() => void save()} className="justify-self-start">
        {t('save')}
      </Button>
    </Card>
  );
}
