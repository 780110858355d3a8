import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import type { GameForm } from '#content/practice/script-screen.ts';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import type { GameProps } from '#web/players/games/make-game.tsx';
import type { GameSession } from '#web/players/games/session.ts';
import type { GamePlayer } from '#web/players/player.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageWaiting } from '#web/ui/PageWaiting.tsx';
import { useWords } from '../use-words.ts';
import { gamePlayers } from './game-players.ts';
import type { ScreenProps } from './screen.ts';

type Given = { readonly trial: string; readonly answer: unknown };
type Played = Output<EndpointAt<'POST /api/practice/rounds'>>;

const PLAYER_OF: Record<GameForm, GamePlayer> = {
  'pattern-loom': gamePlayers.patternLoom,
  'still-lake': gamePlayers.stillLake,
  'masks-looks': gamePlayers.masks,
  'masks-feelings': gamePlayers.masks,
  'word-bridges': gamePlayers.wordBridges,
  'river-market-bargains': gamePlayers.riverMarket,
  'river-market-pots': gamePlayers.riverMarket,
  'stone-towers': gamePlayers.stoneTowers,
  'stone-paths': gamePlayers.stoneTowers,
};

/** A game for practice, with the player of the game itself: the server draws and judges, and keeps nothing. */
export default function GameRound(props: ScreenProps<'game'>) {
  const { t } = useWords();
  const [isUntimed, setUntimed] = useState(false);
  const [begun, setBegun] = useState(false);
  if (begun) return <Round {...props} isUntimed={isUntimed} />;
  return (
    <div className="grid gap-4">
      <p>{t(`screen.game.${props.way.form}`)}</p>
      <Checkbox label={t('screen.game.untimed')} checked={isUntimed} onChange={({ target }) => setUntimed(target.checked)} />
      <Button onClick={() => setBegun(true)} className="justify-self-start">
        {t('screen.begin')}
      </Button>
    </div>
  );
}

function Round({ exercise, way, step, seed, isUntimed, onEnd }: ScreenProps<'game'> & { isUntimed: boolean }) {
  const { t } = useWords();
  const language = useLanguage();
  const { i18n } = useTranslation();
  const player = PLAYER_OF[way.form];
  const first = useLoaded(
    async (signal): Promise<{ Game: ComponentType<GameProps>; played: Played }> => {
      const body = { exercise, seed, step, language, untimed: isUntimed, given: [] };
      const [Game, played] = await Promise.all([
        player.load(),
        call('POST /api/practice/rounds', { body }, { signal }),
        i18n.loadNamespaces([player.words, 'games']),
      ]);
      return { Game, played };
    },
    [exercise],
  );
  if (first.state === 'waiting') return <PageWaiting />;
  if (first.state === 'failed')
    return <Failed onRetry={first.retry}>{t(first.failure.isOffline ? 'failed.game' : 'failed.unknown')}</Failed>;
  return (
    <Playing
      {...{ exercise, step, seed, isUntimed, onEnd }}
      Game={first.value.Game}
      first={first.value.played}
      title={player.about.words[language].title}
    />
  );
}

type PlayingProps = Pick<ScreenProps<'game'>, 'exercise' | 'step' | 'seed' | 'onEnd'> & {
  readonly isUntimed: boolean;
  readonly Game: ComponentType<GameProps>;
  readonly first: Played;
  readonly title: string;
};

function Playing({ exercise, step, seed, isUntimed, onEnd, Game, first, title }: PlayingProps) {
  const language = useLanguage();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const update = () => setLost(!navigator.onLine);
    for (const event of ['online', 'offline']) window.addEventListener(event, update);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, update);
    };
  }, []);
  const session = useMemo((): GameSession => {
    let given: readonly Given[] = [];
    let share = 0;
    return {
      sitting: seed,
      current: first.next as ShownTrial,
      isReturn: false,
      isIntroduced: true,
      isUntimed,
      input: window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
      async answer({ trial, answer }) {
        const all = [...given, { trial, answer }];
        const played = await call('POST /api/practice/rounds', {
          body: { exercise, seed, step, language, untimed: isUntimed, given: all },
        });
        given = all;
        share = played.share;
        const { next, feedback, shown } = played;
        return { next: next as ShownTrial | null, ...(feedback && { feedback }), ...(shown && { shown }) };
      },
      onFinished: () => onEnd({ share }),
    };
  }, [exercise, step, seed, language, isUntimed, first, onEnd]);
  return <Game title={title} session={session} paused={isLost} />;
}
