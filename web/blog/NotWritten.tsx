import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useBlogWords } from './use-blog-words.ts';

/** An address below /blog at which there is nothing. */
export function NotWritten() {
  const { t } = useBlogWords();
  return (
    <PageFrame>
      <div className="grid justify-items-start gap-5 py-8 sm:py-14">
        <h1 className="text-4xl">{t('none.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('none.text')}</p>
        <LinkButton to="/blog">{t('all')}</LinkButton>
      </div>
    </PageFrame>
  );
}
