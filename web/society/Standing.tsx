import type { ReactNode } from 'react';
import { societyFigures } from '#content/science/script-society-figures.ts';
import type { OwnMembership } from '#contract/society/membership.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Answers } from './Answers.tsx';
import { Appeal } from './Appeal.tsx';
import { BeforeInvitation } from './BeforeInvitation.tsx';
import { GamesToPlay } from './GamesToPlay.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { useSocietyWords } from './use-society-words.ts';

type Props = { readonly membership: OwnMembership; readonly onChanged: (membership: OwnMembership) => void };

/** Where somebody stands who is no member: one screen, and nothing in it of a result. */
export function Standing({ membership, onChanged }: Props) {
  const { t, day } = useSocietyWords();
  const { state, replayUntil } = membership;
  const wordsOfWaiting = ({ isLapsed, tryAgainFrom }: OwnMembership) => {
    const said = isLapsed ? 'lapsed' : 'waiting';
    return { title: t(`${said}.title`), lead: tryAgainFrom ? t(`${said}.again`, { from: day(tryAgainFrom) }) : t(`${said}.done`) };
  };
  switch (state) {
    case null:
    case 'member': // seen only until the page has been drawn anew
      return <BeforeInvitation membership={membership} onChanged={onChanged} />;
    case 'invited':
      return (
        <Screen title={t('invited.title')} lead={t('invited.lead', { until: replayUntil ? day(replayUntil) : '' })}>
          <GamesToPlay membership={membership} />
          <WhatItIs />
          <Answers membership={membership} onChanged={onChanged} />
        </Screen>
      );
    case 'confirmed':
      return (
        <Screen title={t('confirmed.title')} lead={t('confirmed.lead')}>
          <WhatItIs />
          <Answers membership={membership} onChanged={onChanged} />
        </Screen>
      );
    case 'waiting':
      return (
        <Screen {...wordsOfWaiting(membership)}>
          {!membership.isLapsed && <p className="max-w-prose">{t('waiting.sure')}</p>}
          <Meanwhile />
        </Screen>
      );
    case 'declined':
    case 'left':
      return (
        <Screen title={t(`${state}.title`)} lead={t(membership.answers.length > 0 ? `${state}.lead` : 'declined.over')}>
          <Answers membership={membership} onChanged={onChanged} />
          <Meanwhile />
        </Screen>
      );
    case 'excluded':
      return (
        <Screen title={t('excluded.title')} lead={t('excluded.lead')}>
          <Appeal membership={membership} onChanged={onChanged} />
        </Screen>
      );
  }
}

function Screen({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </header>
      {children}
    </div>
  );
}

const POINTS = ['is', 'isNot', 'sure', 'end'] as const;

/** What one says yes or no to. */
function WhatItIs() {
  const { t, percent } = useSocietyWords();
  const shares = { top1: percent(societyFigures.admittedInTop1), missed: percent(societyFigures.missed) };
  return (
    <Card as="section" aria-labelledby="what-it-is" className="grid gap-4">
      <h2 id="what-it-is" className="text-2xl">
        {t('what.title')}
      </h2>
      <dl className="grid gap-4">
        {POINTS.map((point) => (
          <div key={point} className="grid gap-1">
            <dt className="font-semibold">{t(`what.${point}.name`)}</dt>
            <dd className="max-w-prose text-muted">{t(`what.${point}.text`, shares)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to="/society" variant="quiet" className="justify-self-start">
        {t('toRule')}
      </LinkButton>
    </Card>
  );
}
