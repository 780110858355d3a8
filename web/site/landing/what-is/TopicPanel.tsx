import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { BackArrow } from './arrows.tsx';
import { TopicPicture } from './TopicPicture.tsx';
import { TOPICS, type Topic } from './topics.ts';

/** What a card opens where there is room: the whole picture, and under each part of it its words. */
export function TopicPanel({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { t } = useTranslation('landing-cards');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section ref={panel} aria-labelledby="topic-opened" className="topic-panel" onKeyDown={closeByEscape}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={onClose}>
          <BackArrow />
          {t('whatIs.back')}
        </Button>
        <h3 id="topic-opened" ref={title} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {t(`whatIs.card.${topic}.name`)}
        </h3>
      </header>
      <TopicPicture topic={topic} />
      <ul className="topic-words">
        {TOPICS[topic].map((slide) => (
          <li key={slide}>
            <h4 className="topic-words-title">{t(`whatIs.slide.${slide}.title`)}</h4>
            <p className="mt-2 text-muted">{t(`whatIs.slide.${slide}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
