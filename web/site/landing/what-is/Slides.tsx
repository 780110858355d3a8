import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { nextSlide } from './next-slide.ts';
import { TopicPicture } from './TopicPicture.tsx';
import { TOPICS, type Topic } from './topics.ts';

type SlidesProps = { topic: Topic; index: number; onChoose: (index: number) => void };

/** One finger on the slides: where it went down, and how far aside it is. */
type Swipe = { readonly pointer: number; readonly from: number; readonly deltaX: number };

/** The slides beside each other, one of them in sight. They follow a finger; up and down stays the browser's (`touch-action: pan-y`). */
export function Slides({ topic, index, onChoose }: SlidesProps) {
  const { t } = useTranslation('landing-cards');
  const [swipe, setSwipe] = useState<Swipe>();
  const last = TOPICS[topic].length - 1;

  const begin = ({ pointerId, clientX, isPrimary, button, currentTarget }: PointerEvent) => {
    if (!isPrimary || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    setSwipe({ pointer: pointerId, from: clientX, deltaX: 0 });
  };
  const follow = ({ pointerId, clientX }: PointerEvent) => {
    if (swipe?.pointer === pointerId) setSwipe({ ...swipe, deltaX: clientX - swipe.from });
  };
  const finish = ({ pointerId, clientX }: PointerEvent) => {
    if (swipe?.pointer !== pointerId) return;
    setSwipe(undefined);
    onChoose(nextSlide(index, clientX - swipe.from, last));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="slides-window" aria-label={t(`whatIs.card.${topic}.name`)} tabIndex={0}>
      <div
        className={classes('slides', swipe && 'slides-held')}
        style={{ translate: `calc(${-100 * index}% + ${swipe?.deltaX ?? 0}px)` }}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={finish}
        onPointerCancel={() => setSwipe(undefined)}
      >
        {TOPICS[topic].map((slide, at) => (
          <article key={slide} className="slide" inert={at !== index}>
            <TopicPicture topic={topic} slide={at} />
            <div className="slide-words">
              <h3 className="text-2xl">{t(`whatIs.slide.${slide}.title`)}</h3>
              <p className="mt-3 text-lg text-muted">{t(`whatIs.slide.${slide}.text`)}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
