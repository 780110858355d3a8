import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPost, Post, ThreadPage } from '#contract/society/circle-board.ts';
import { MAX_POST_LENGTH } from '#contract/society/circle-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { LongField } from '../LongField.tsx';
import { PostView } from './PostView.tsx';

/** What has come, without what came before twice: an older page may be shown already. */
const together = (one: readonly Post[], other: readonly Post[]): Post[] =>
  [...new Map([...one, ...other].map((post) => [post.postId, post])).values()].sort((a, b) => a.postId - b.postId);

/** Looked up anew whenever somebody comes back to the window. */
export function Thread({ first }: { readonly first: ThreadPage }) {
  const { t } = useTranslation('society-circles');
  const [page, setPage] = useState(first);
  const sending = useSending();
  const { circleId, threadId } = first;
  const writing = useWriting(`post.${threadId}`, { text: '' });
  const params = { circleId, threadId };
  const take = (newest: ThreadPage) =>
    setPage((known) => ({ ...newest, posts: together(known.posts, newest.posts), earlier: known.earlier }));
  const takeChanged = ({ title, post }: ChangedPost) => setPage((known) => ({ ...known, title, posts: together(known.posts, [post]) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one thread for as long as this is shown
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      call('GET /api/society/circles/{circleId}/threads/{threadId}', { params, query: {} }, { as: 'person' }).then(take, () => {}); // the next look may succeed
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const showEarlier = () =>
    sending.send(async () => {
      const query = { before: page.earlier ?? undefined };
      const { posts, earlier } = await call('GET /api/society/circles/{circleId}/threads/{threadId}', { params, query }, { as: 'person' });
      setPage((known) => ({ ...known, posts: together(posts, known.posts), earlier }));
    });
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
      {page.earlier !== null && (
        <Button variant="quiet" className="justify-self-start" busy={sending.isBusy} onClick={showEarlier}>
          {t('thread.earlier')}
        </Button>
      )}
      <ol className="grid grid-cols-1 gap-4" aria-live="polite">
        {page.posts.map((post) => (
          <PostView key={post.postId} circleId={circleId} post={post} onChanged={takeChanged} />
        ))}
      </ol>
      {page.isClosed ? (
        <p>{t('thread.closed')}</p>
      ) : (
        <form method="post" noValidate onSubmit={reply} className="grid gap-4">
          <Unsent writing={writing} />
          <LongField
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
