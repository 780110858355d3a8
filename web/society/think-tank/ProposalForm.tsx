import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workbench } from '#contract/society/think-tank/proposals.ts';
import {
  MAX_PROPOSAL_LENGTH,
  MAX_REASON_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_SOURCES,
  MAX_TITLE_LENGTH,
  MAX_WORDS_LENGTH,
} from '#contract/society/think-tank/words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { Markdown } from './parts.tsx';

type Props = {
  readonly mode: 'write' | 'revise' | 'correct';
  readonly bench: Workbench;
  readonly onChanged: (bench: Workbench) => void;
};

/** `basedOn`: what is typed changes this version; where a co-author has saved a newer one, the server does not undo that. */
const savedOf = (proposal: Workbench['proposal']) => ({
  basedOn: proposal?.version ?? 0,
  title: proposal?.title ?? '',
  text: proposal?.text ?? '',
  sources: proposal?.sources.join('\n') ?? '',
  /** By what a review is shown as: operators may remove one meanwhile. */
  answers: Object.fromEntries((proposal?.reviews ?? []).map(({ shownAs }) => [shownAs, ''])),
  note: '',
});

/** Writes a proposal, revises it once, or corrects it once it is published. */
export function ProposalForm({ mode, bench: { slug, proposal }, onChanged }: Props) {
  const { t } = useTranslation('think-tank');
  const saved = savedOf(proposal);
  const writing = useWriting(`proposal.${slug}.${mode}`, saved);
  const { basedOn, title, text, sources, answers, note } = writing.text;
  const reviews = proposal?.reviews ?? [];
  const [preview, setPreview] = useState<string>();
  const sending = useSending();
  const looking = useSending();
  const params = { slug };
  const written = () => ({
    basedOn,
    title,
    text,
    sources: sources
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  });
  const as = { as: 'person' } as const;
  const saveIn = {
    write: () => call('PUT /api/think-tank/problems/{slug}/own', { params, body: written() }, as),
    revise: () =>
      call(
        'POST /api/think-tank/problems/{slug}/own/revision',
        { params, body: { ...written(), answers: reviews.map(({ shownAs }) => answers[shownAs] ?? '') } },
        as,
      ),
    correct: () => call('POST /api/think-tank/problems/{slug}/own/correction', { params, body: { ...written(), note } }, as),
  };
  const save = () =>
    sending.send(async () => {
      const changed = await saveIn[mode]();
      writing.forget(savedOf(changed.proposal));
      onChanged(changed);
    });
  const look = () => looking.send(async () => setPreview((await call('POST /api/think-tank/preview', { body: { text } }, as)).html));
  return (
    <section className="grid max-w-3xl gap-5">
      <h2 className="text-2xl">{t(`own.${mode}`)}</h2>
      <p className="text-muted">{t(`own.${mode}Text`)}</p>
      <Unsent writing={writing} />
      {basedOn !== saved.basedOn && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => writing.change({ basedOn: saved.basedOn })}>
              {t('own.goOn')}
            </Button>
          }
        >
          {t('own.isOlder', { version: saved.basedOn })}
        </Notice>
      )}
      {mode === 'revise' &&
        reviews.map(({ shownAs }, index) => (
          <TextArea
            key={shownAs}
            label={t('own.answer', { number: index + 1 })}
            value={answers[shownAs] ?? ''}
            maxLength={MAX_WORDS_LENGTH}
            error={sending.errorOf(`answers.${index}`) ?? sending.errorOf('answers')}
            onChange={({ target }) => writing.change({ answers: { ...answers, [shownAs]: target.value } })}
          />
        ))}
      <TextField
        label={t('own.name')}
        maxLength={MAX_TITLE_LENGTH}
        value={title}
        error={sending.errorOf('title')}
        onChange={({ target }) => writing.change({ title: target.value })}
      />
      <TextArea
        label={t('own.text')}
        hint={t('own.textHint')}
        rows={16}
        value={text}
        maxLength={MAX_PROPOSAL_LENGTH}
        error={sending.errorOf('text') ?? looking.errorOf('text')}
        onChange={({ target }) => writing.change({ text: target.value })}
      />
      <TextArea
        label={t('sources')}
        hint={t('own.sourcesHint')}
        value={sources}
        maxLength={MAX_SOURCES * (MAX_SOURCE_LENGTH + 1)}
        error={sending.errorOf('sources')}
        onChange={({ target }) => writing.change({ sources: target.value })}
      />
      {mode === 'correct' && (
        <TextArea
          label={t('own.note')}
          value={note}
          maxLength={MAX_REASON_LENGTH}
          error={sending.errorOf('note')}
          onChange={({ target }) => writing.change({ note: target.value })}
        />
      )}
      <Refusal sending={sending} />
      <Refusal sending={looking} />
      {sending.isDone && <Notice tone="good">{t('own.saved', { version: proposal?.version ?? 1 })}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void save()}>
          {t(`own.${mode}Save`)}
        </Button>
        <Button variant="secondary" busy={looking.isBusy} onClick={() => void look()}>
          {t('own.preview')}
        </Button>
      </div>
      {preview !== undefined && (
        <section aria-label={t('own.preview')} className="rounded-card border border-line bg-surface p-5">
          <Markdown html={preview} />
        </section>
      )}
    </section>
  );
}
