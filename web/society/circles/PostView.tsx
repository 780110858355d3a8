import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPost, Post } from '#contract/society/circle-board.ts';
import { MAX_POST_LENGTH } from '#contract/society/circle-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { SureButton } from '../SureButton.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';
import { Markdown } from '../think-tank/parts.tsx';
import { MemberName } from './MemberName.tsx';

type Props = { readonly circleId: number; readonly post: Post; readonly onChanged: (changed: ChangedPost) => void };

/** One post; its author can change it for a while, and take it back at any time. */
export function PostView({ circleId, post, onChanged }: Props) {
  const { t } = useTranslation('society-circles');
  const moment = useMoment();
  const sending = useSending();
  /** The text as it was when its author began to change it: it stays theirs, also when the time for changes ends meanwhile. */
  const [edited, setEdited] = useState<string>();
  const { postId, author, html, text, at, editedAt, isRemoved } = post;
  const params = { circleId, postId };
  const withdraw = () =>
    sending.send(async () => onChanged(await call('DELETE /api/society/circles/{circleId}/posts/{postId}', { params }, { as: 'person' })));
  return (
    <li id={`post-${postId}`} className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted wrap-anywhere">
        <MemberName {...author} />
        <span>{moment(at)}</span>
        {editedAt && <span>{t('thread.edited', { at: moment(editedAt) })}</span>}
      </p>
      {html === null && <p className="text-muted italic">{t(isRemoved ? 'thread.removed' : 'thread.withdrawn')}</p>}
      {html !== null && edited !== undefined && (
        <EditPost {...params} text={edited} onChanged={onChanged} onDone={() => setEdited(undefined)} />
      )}
      {html !== null && edited === undefined && <Markdown html={html} />}
      {html !== null && !author.isYou && (
        <ReportButton kind="circle-post" subject={postId} what={`${author.name || t('nobody')}, ${moment(at)}`} />
      )}
      <Refusal sending={sending} />
      {author.isYou && html !== null && edited === undefined && (
        <div className="flex flex-wrap items-start gap-x-3">
          {text !== null && (
            <Button variant="quiet" aria-label={t('thread.editOf', { at: moment(at) })} onClick={() => setEdited(text)}>
              {t('thread.edit')}
            </Button>
          )}
          <SureButton
            label={t('thread.withdraw')}
            of={t('thread.withdrawOf', { at: moment(at) })}
            sure={t('thread.withdrawSure')}
            yes={t('thread.withdrawYes')}
            keep={t('thread.keep')}
            isBusy={sending.isBusy}
            onYes={withdraw}
          />
        </div>
      )}
    </li>
  );
}

type EditProps = {
  readonly circleId: number;
  readonly postId: number;
  readonly text: string;
  readonly onChanged: (changed: ChangedPost) => void;
  readonly onDone: () => void;
};

function EditPost({ circleId, postId, text: before, onChanged, onDone }: EditProps) {
  const { t } = useTranslation('society-circles');
  const writing = useWriting(`post-change.${postId}`, { text: before });
  const done = () => {
    writing.forget();
    onDone();
  };
  const sending = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const params = { circleId, postId };
      onChanged(await call('PUT /api/society/circles/{circleId}/posts/{postId}', { params, body: writing.text }, { as: 'person' }));
      done();
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <Unsent writing={writing} />
      <TextArea
        label={t('thread.text')}
        rows={6}
        maxLength={MAX_POST_LENGTH}
        value={writing.text.text}
        error={sending.errorOf('text')}
        onChange={({ target }) => writing.change({ text: target.value })}
      />
      <Refusal sending={sending} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isBusy}>
          {t('thread.save')}
        </Button>
        <Button variant="quiet" onClick={done}>
          {t('thread.cancel')}
        </Button>
      </div>
    </form>
  );
}
