import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { About } from '#content/script-about.ts';
import type { StoryParts } from '#web/players/player.ts';
import { StoryPicture, usePicturesAhead } from '#web/players/stories/StoryPicture.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AnsweredElsewhere } from '../AnsweredElsewhere.tsx';
import type { OpenSitting } from '../open-sitting.ts';
import { SaveState } from '../SaveState.tsx';
import { TestOver } from '../TestOver.tsx';
import { ToldIn } from '../ToldIn.tsx';
import { Options } from './Options.tsx';
import { StoryProgress } from './StoryProgress.tsx';
import { TakeBack } from './TakeBack.tsx';
import type { Line } from './telling.ts';
import { useStory } from './use-story.ts';
import './story.css';

type StoryPlayerProps = { readonly title: string; readonly about: About; readonly parts: StoryParts; readonly open: OpenSitting };

/** Plays a story: the picture, what came of the last choice, the scene, and four things that one could do. */
export function StoryPlayer({ title, about, parts, open }: StoryPlayerProps) {
  const { t } = useTranslation('assessments');
  const { told } = parts;
  const { passage, options, position, outcome, hasMovedOn, isLost, choose, lastChoice, takeBack, letGo } = useStory(parts.compiled, open);
  const first = useRef(position);
  const page = useFreshPage(position);
  const screens = parts.chapters.flatMap((chapter) => chapter.screens);
  const screen = passage.screen ?? screens.at(-1)!;
  usePicturesAhead(parts.pictures);

  if (isLost) return <AnsweredElsewhere />;
  return (
    <article className="story" aria-label={title}>
      <figure className="story-picture" key={passage.backdrop}>
        {passage.backdrop && <StoryPicture pictures={parts.pictures} id={passage.backdrop} />}
        <figcaption className="sr-only" lang={told}>
          {passage.backdrop && parts.describe(screen, passage.backdrop)}
        </figcaption>
      </figure>
      <div className="story-page" ref={page} tabIndex={-1}>
        <StoryProgress title={title} told={told} chapters={parts.chapters} chapter={passage.chapter} position={position} />
        {lastChoice !== undefined && <TakeBack key={position} told={told} chosen={lastChoice} onTakeBack={takeBack} onOver={letGo} />}
        {position === first.current && <ToldIn about={about} told={told} />}
        {hasMovedOn && <Notice tone="info">{t('story.movedOn')}</Notice>}
        <div lang={told} className="story-words">
          <Lines lines={passage.aftermath} className="story-aftermath" />
          <Lines lines={passage.scene} />
        </div>
        {passage.screen ? (
          <Options key={passage.screen} told={told} options={options} onChoose={choose} />
        ) : (
          <TestOver test={open.sitting.test} outcome={outcome} outbox={open.outbox} ending={t('story.end')} />
        )}
        <SaveState outbox={open.outbox} isNew={position === 0} />
      </div>
    </article>
  );
}

const Lines = ({ lines, className }: { lines: readonly Line[]; className?: string }) =>
  lines.map(({ text }) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));

/** A passage begins at the top of the page, and a screen reader begins at the start of its text. */
function useFreshPage(position: number) {
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(position);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    if (position === first.current) window.scrollTo(0, 0);
    else page.current?.closest('.story')?.scrollIntoView({ block: 'start' });
  }, [position]);
  return page;
}
