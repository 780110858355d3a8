import { Dialog as Base } from '@base-ui/react/dialog';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackArrow, NextArrow } from './arrows.tsx';
import { clampSlide } from './next-slide.ts';
import { Slides } from './Slides.tsx';
import { TOPICS, type Topic } from './topics.ts';

type TopicModalProps = {
  topic: Topic;
  open: boolean;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  card: () => HTMLElement | null;
};

/** What a card opens on a phone: its slides, one at a time, over the whole screen. */
export function TopicModal({ topic, open, onClose, card }: TopicModalProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <SlideShow key={topic} topic={topic} card={card} />
      </Base.Portal>
    </Base.Root>
  );
}

function SlideShow({ topic, card }: Pick<TopicModalProps, 'topic' | 'card'>) {
  const { t } = useTranslation('landing-cards');
  const [index, setIndex] = useState(0);
  const slides: readonly string[] = TOPICS[topic];
  const last = slides.length - 1;
  const go = (to: number) => setIndex(clampSlide(to, last));
  const goByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(index + 1);
    if (event.key === 'ArrowLeft') go(index - 1);
  };
  const placeOf = (slide: number) => t('whatIs.place', { number: slide + 1, of: slides.length });
  return (
    <Base.Popup className="topic-modal" finalFocus={card} onKeyDown={goByKey}>
      <header className="flex items-center gap-2 px-2 py-1.5">
        <Base.Close className="button button-quiet">
          <BackArrow />
          {t('whatIs.back')}
        </Base.Close>
        <Base.Title className="topic-modal-title">{t(`whatIs.card.${topic}.name`)}</Base.Title>
      </header>
      <Bar />
      <Slides topic={topic} index={index} onChoose={go} />
      <p className="sr-only" aria-live="polite">
        {placeOf(index)}
      </p>
      <footer className="topic-modal-foot">
        <button
          type="button"
          className="icon-button"
          aria-label={t('whatIs.previous')}
          aria-disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          <BackArrow />
        </button>
        <ul className="flex">
          {slides.map((slide, at) => (
            <li key={slide}>
              <button
                type="button"
                className="slide-dot"
                aria-label={placeOf(at)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="icon-button"
          aria-label={t('whatIs.next')}
          aria-disabled={index === last}
          onClick={() => go(index + 1)}
        >
          <NextArrow />
        </button>
      </footer>
    </Base.Popup>
  );
}

/** As many as the widest phone has room for: drawn at their own size, cut off on both sides where there is less. */
const BLOOMS = 22;

/** A garland of marigolds and leaves under the title. */
const Bar = () => (
  <svg className="topic-bar" viewBox="0 0 768 20" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <path className="garland-string" d={`M-16 3${'q18 14 36 0'.repeat(BLOOMS + 1)}`} />
    <path className="garland-leaf" d={Array.from({ length: BLOOMS }, (_, at) => `M${at * 36 - 16} 2q-7 5 0 13q7-8 0-13Z`).join('')} />
    <path className="garland-flower" d={Array.from({ length: BLOOMS }, (_, at) => `M${at * 36 + 2} 10h0`).join('')} />
    <path className="garland-heart" d={Array.from({ length: BLOOMS }, (_, at) => `M${at * 36 + 2} 10h0`).join('')} />
  </svg>
);
