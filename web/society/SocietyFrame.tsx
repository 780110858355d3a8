import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#contract/language.ts';
import type { OwnMembership } from '#contract/society/membership.ts';
import { call } from '#web/api/client.ts';
import { ownUserId } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLogin } from '#web/api/use-login.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { ChangeMembership, Membership, useMembership } from './membership.ts';
import { Standing } from './Standing.tsx';
import { societyScreens } from './society-screens.ts';
import { SocietyFailed, SocietyWaiting } from './states.tsx';

type Props = {
  /** The page's heading. It stands before anything has been loaded. */
  readonly title: ReactNode;
  /** Open to the editorial circle too, whether or not they are members. */
  readonly isForEditors?: boolean | undefined;
  /** Open to everybody, whether or not they are members. */
  readonly isForAll?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * What surrounds every page of the society. The children are shown to members only; everybody else is told where they stand. The server
 * decides who gets what; this decides only what is drawn.
 */
export function SocietyFrame(props: Props) {
  const login = useLogin();
  return <PageFrame wide>{login ? <Known {...props} /> : <SocietyWaiting />}</PageFrame>;
}

/** The last answer: a page of the society that opens after another need not wait for it. */
let known: { readonly person: number | undefined; readonly membership: OwnMembership } | undefined;

function Known({ title, isForEditors = false, isForAll = false, children }: Props) {
  const [changed, setChanged] = useState<OwnMembership>();
  const loaded = useLoaded(async (signal) => {
    const membership = await call('GET /api/society/membership', {}, { as: 'person', signal });
    known = { person: ownUserId(), membership };
    return membership;
  }, []);
  if (loaded.state === 'failed') return <SocietyFailed failure={loaded.failure} onRetry={loaded.retry} />;
  const membership = changed ?? (loaded.state === 'ready' ? loaded.value : known?.person === ownUserId() ? known?.membership : undefined);
  if (!membership) return <SocietyWaiting />;
  const isOpen = isForAll || membership.state === 'member' || (isForEditors && membership.isEditor);
  if (!isOpen) return <Standing membership={membership} onChanged={setChanged} />;
  return (
    <Membership value={membership}>
      <ChangeMembership value={setChanged}>
        <div className="grid grid-cols-1 gap-6">
          {membership.state === 'member' || membership.isEditor ? <SocietyNavigation /> : <ToSociety />}
          <h1 className="text-3xl sm:text-4xl wrap-anywhere">{title}</h1>
          {children}
        </div>
      </ChangeMembership>
    </Membership>
  );
}

/** For whoever is no member: all pages but this one tell where they stand. */
function ToSociety() {
  const { t } = useTranslation('society');
  return (
    <LinkButton to="/home/society" variant="quiet" className="justify-self-start">
      {t('toHome')}
    </LinkButton>
  );
}

function SocietyNavigation() {
  const { t } = useTranslation('society');
  const here = withoutLanguage(useLocation().pathname);
  const isEditor = useMembership()?.isEditor;
  return (
    <nav aria-label={t('screens.all')} className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line pb-2">
      {societyScreens
        .filter((screen) => isEditor || !('isForEditors' in screen))
        .map(({ address, name }) => (
          <LocalLink
            key={name}
            to={address}
            aria-current={here === address ? 'page' : undefined}
            className={classes('grid min-h-11 items-center rounded-control px-3', here === address ? 'bg-raised font-semibold' : 'link')}
          >
            {t(`screens.${name}`)}
          </LocalLink>
        ))}
    </nav>
  );
}
