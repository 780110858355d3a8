import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useRefreshRate } from '#web/players/games/use-refresh-rate.ts';
import { TestPicture } from '#web/players/TestPicture.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { inputOf, type Manner } from '../open-sitting.ts';
import { UntimedChoice } from '../UntimedChoice.tsx';
import type { GuestGame } from './guest-game.ts';

/** Shown before a guest's game: what it is, what becomes of the answers, and how old one must be. */
export function GuestIntro({ game: { slug, player }, onBegin }: { game: GuestGame; onBegin: (manner: Manner) => void }) {
  const { t } = useTranslation('assessments');
  const { words, isTimed } = player.about;
  const { title, blurb, intro } = words[useLanguage()];
  const [isUntimed, setUntimed] = useState(false);
  const refreshHz = useRefreshRate();
  const begin = ({ nativeEvent }: MouseEvent) =>
    onBegin({ input: inputOf(nativeEvent), ...(isTimed && { untimed: isUntimed }), ...(refreshHz && { refreshHz }) });
  return (
    <div className="frame-width max-w-3xl py-8">
      <Card as="article" className="grid gap-5 overflow-hidden">
        <div className="-mx-5 -mt-5 sm:-mx-7 sm:-mt-7">
          <TestPicture test={slug} />
        </div>
        <p className="text-sm font-semibold text-accent-ink">{t('kind.game', { minutes: player.about.minutes })}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg">{blurb}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {intro.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {isTimed && <UntimedChoice isUntimed={isUntimed} onChange={setUntimed} />}
        <div className="grid gap-2 rounded-card bg-raised p-5" id="guest-notice">
          <p>
            {t('guest.notice')}{' '}
            <LocalLink to="/privacy-notice" className="link">
              {t('guest.inFull')}
            </LocalLink>
          </p>
          <p>{t('guest.age')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={begin} aria-describedby="guest-notice">
            {t('guest.begin')}
          </Button>
          <LinkButton to="/signup" variant="secondary">
            {t('guest.signUpFirst')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
