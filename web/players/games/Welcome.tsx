import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import './welcome.css';

/** A page of the picture book: what is drawn, and what it says. */
type Page = { readonly picture: ReactNode; readonly title?: string; readonly text: string };

type PictureBookProps = {
  readonly title: string;
  readonly lead: string;
  readonly pages: readonly Page[];
  /** What else one should know before one begins. */
  readonly notes: readonly string[];
  /** How to play with a keyboard; not told where there is none. */
  readonly keys: string;
  readonly onStart: () => void;
};

/** The first screen of a game: how it is played, in pictures. */
export function PictureBook({ title, lead, pages, notes, keys, onStart }: PictureBookProps) {
  const { t } = useTranslation('games');
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  return (
    <div className="game-welcome">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="game-lead">{lead}</p>
      <ol className="game-book" data-pages={pages.length}>
        {pages.map((page) => (
          <li key={page.text}>
            <div className="game-book-picture">{page.picture}</div>
            <div className="game-book-words">
              {page.title && <h2>{page.title}</h2>}
              <p>{page.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="game-notes">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className="game-keys">{keys}</p>
      <Button onClick={onStart}>{t('welcome.start')}</Button>
    </div>
  );
}

/** The first screen for a player who comes back to a game whose trials stand alone. */
export function WelcomeBack({ words, ornament, onStart }: { words: string; ornament: ReactNode; onStart: () => void }) {
  const { t } = useTranslation([words, 'games'], { nsMode: 'fallback' });
  const heading = useHeadingFocus({ isFirst: true });
  useEnterKey(onStart);
  return (
    <div className="game-message">
      {ornament}
      <h1 ref={heading} tabIndex={-1}>
        {t('welcome.back')}
      </h1>
      <p>{t('welcome.backText')}</p>
      <Button onClick={onStart}>{t('welcome.goOn')}</Button>
    </div>
  );
}
