import { currentNotice } from '#content/notices/script-notice.ts';
import type { NoticeWords } from '#content/notices/script-notice-words.ts';
import { useLanguage } from '#web/i18n/language.ts';
import './privacy.css';

/** The notice as it is agreed to: one thing after the other, each with its name. */
export function NoticeText({ of, level = 1 }: { of: 'person' | 'parent'; level?: 1 | 2 }) {
  const { title, lead, items }: NoticeWords = currentNotice[of][useLanguage()];
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Heading className="text-3xl sm:text-4xl">{title}</Heading>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </div>
      <dl className="notice-items">
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
