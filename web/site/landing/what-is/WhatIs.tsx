import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Reveal } from '../Reveal.tsx';
import type { TopicModal } from './TopicModal.tsx';
import { TopicPanel } from './TopicPanel.tsx';
import { TopicVignette } from './TopicVignette.tsx';
import { TOPIC_NAMES, type Topic } from './topics.ts';
import './what-is.css';

type Modal = ComponentType<Parameters<typeof TopicModal>[0]>;

/** Three numbered cards. Each opens in their place, or on a phone over the whole screen. */
export function WhatIs() {
  const { t } = useTranslation('landing-cards');
  const cards = useRef<Partial<Record<Topic, HTMLButtonElement | null>>>({});
  const [topic, setTopic] = useState<Topic>('why');
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const isNarrow = useNarrow();
  const Modal = useModal(isOpen && isNarrow);
  const inPlace = isOpen && (!isNarrow || Modal === 'failed');

  const open = (chosen: Topic) => {
    setTopic(chosen);
    setOpen(true);
  };
  const leavePanel = () => {
    setOpen(false);
    setLeft(true);
  };
  useEffect(() => {
    if (!isLeft) return;
    cards.current[topic]?.focus(); // it was not on the page while its panel was
    setLeft(false);
  }, [isLeft, topic]);

  return (
    <section aria-labelledby="what-is" className="frame-width max-w-6xl py-14 sm:py-20">
      <h2 id="what-is" className="text-3xl sm:text-4xl">
        {t('whatIs.title')}
      </h2>
      <p className="mt-3 text-lg text-muted">{t('whatIs.lead')}</p>
      <Reveal>
        {inPlace ? (
          <TopicPanel topic={topic} onClose={leavePanel} />
        ) : (
          <ul className="topic-cards">
            {TOPIC_NAMES.map((name, index) => (
              <li key={name} className="contents">
                <button
                  type="button"
                  ref={(element) => {
                    cards.current[name] = element;
                  }}
                  className="topic-card"
                  aria-haspopup={isNarrow ? 'dialog' : undefined}
                  onClick={() => open(name)}
                >
                  <TopicVignette topic={name} />
                  <span className="topic-number">{index + 1}</span>
                  <span className="topic-name">{t(`whatIs.card.${name}.name`)}</span>
                  <span className="topic-short">{t(`whatIs.card.${name}.short`)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Reveal>
      {typeof Modal === 'function' && (
        <Modal topic={topic} open={isOpen && isNarrow} onClose={() => setOpen(false)} card={() => cards.current[topic] ?? null} />
      )}
    </section>
  );
}

const NARROW = '(max-width: 768px)'; // specification, section 9: inclusive
const subscribe = (changed: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

/** The window for phones, fetched when it is first wanted; `failed` where it could not be had. */
function useModal(isWanted: boolean): Modal | 'failed' | undefined {
  const [modal, setModal] = useState<{ readonly is: Modal | 'failed' }>();
  useEffect(() => {
    if (!isWanted || modal) return;
    import('./TopicModal.tsx').then(
      ({ TopicModal }) => setModal({ is: TopicModal }),
      () => setModal({ is: 'failed' }),
    );
  }, [isWanted, modal]);
  return modal?.is;
}
