import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post, ThreadPage } from '#contract/society/circle-board.ts';
import { MAX_POST_LENGTH } from '#contract/society/circle-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { useNewestPage } from '../use-newest-page.ts';
import { PostView } from './PostView.tsx';

const entriesOf = ({ posts }: ThreadPage) => posts;
const idOf = ({ postId }: Post) => postId;

export function Thread({ first }: { readonly first: ThreadPage }) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const { circleId, threadId } = first;
  const writing = useWriting(`post.${threadId}`, { text: '' });
  const params = { circleId, threadId };
  const load = (before: number | undefined) =>
    call('GET /api/society/circles/{circleId}/threads/{threadId}', { params, query: { before } }, { as: 'person' });
  const { page, entries, hasEarlier, take, takeEntry, loadEarlier } = useNewestPage(first, { load, entriesOf, idOf });
  const reply = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = writing.text;
      take(await call('POST /api/society/circles/{circleId}/threads/{threadId}/posts', { params, body }, { as: 'person' }));
      writing.forget();
    });
  };
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h2 className="text-2xl wrap-anywhere sm:text-3xl">{page.title ?? t('board.untitled')}</h2>
      {hasEarlier && (
        <Button variant="quiet" className="justify-self-start" busy={sending.isBusy} onClick={() => sending.send(loadEarlier)}>
          {t('thread.earlier')}
        </Button>
      )}
      <ol className="grid grid-cols-1 gap-4" aria-live="polite">
        {entries.map((post) => (
          <PostView
            key={post.postId}
            circleId={circleId}
            post={post}
            onChanged={({ title, post: changed }) => takeEntry(changed, { title })}
          />
        ))}
      </ol>
      {page.isClosed ? (
        <p>{t('thread.closed')}</p>
      ) : (
        <form method="post" noValidate onSubmit={reply} className="grid gap-4">
          <Unsent writing={writing} />
          <TextArea
            label={t('thread.reply')}
            hint={t('board.markdown')}
            rows={5}
            maxLength={MAX_POST_LENGTH}
            value={writing.text.text}
            error={sending.errorOf('text')}
            onChange={({ target }) => writing.change({ text: target.value })}
          />
          <Button type="submit" className="justify-self-start" busy={sending.isBusy}>
            {t('thread.send')}
          </Button>
        </form>
      )}
      <Refusal sending={sending} />
      <LinkButton to={`/home/society/circles/${circleId}`} variant="quiet" className="justify-self-start wrap-anywhere">
        {t('thread.toCircle', { circle: page.circle })}
      </LinkButton>
    </div>
  );
}
