import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProposal } from '#contract/society/think-tank/proposals.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { SocietyFailed, SocietyWaiting } from '../states.tsx';
import { Markdown, Part, Sources } from './parts.tsx';

type Props = { readonly slug: string; readonly versions: OwnProposal['versions'] };

/** Every version that was kept; one opens when it is asked for. */
export function OwnVersions({ slug, versions }: Props) {
  const { t } = useTranslation('think-tank');
  return (
    <Part title={t('own.versions')}>
      <ul className="grid grid-cols-1 gap-2">
        {versions.map((one) => (
          <li key={one.version}>
            <Version slug={slug} version={one} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Version({ slug, version: { version, savedAt, note } }: { readonly slug: string; readonly version: Props['versions'][number] }) {
  const { t } = useTranslation('think-tank');
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-control border border-line bg-surface px-4 py-1"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center">
        <span className="font-semibold">{t('brief.version', { version })}</span> · {moment(savedAt)}
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        {note && <p className="rounded-control bg-raised p-3">{note}</p>}
        {isOpen && <Text slug={slug} version={version} />}
      </div>
    </details>
  );
}

function Text({ slug, version }: { readonly slug: string; readonly version: number }) {
  const loaded = useLoaded(
    (signal) => call('GET /api/think-tank/problems/{slug}/own/versions/{version}', { params: { slug, version } }, { as: 'person', signal }),
    [slug, version],
  );
  if (loaded.state === 'failed') return <SocietyFailed level={3} failure={loaded.failure} onRetry={loaded.retry} />;
  if (loaded.state === 'waiting') return <SocietyWaiting />;
  return (
    <>
      <p className="font-semibold">{loaded.value.title}</p>
      <Markdown html={loaded.value.html} />
      <Sources sources={loaded.value.sources} />
    </>
  );
}
