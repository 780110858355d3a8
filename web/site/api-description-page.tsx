import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { ApiOperation, SchemaTable } from './ApiOperation.tsx';
import { type ApiDocument, failureOf, type Operation, operationsByTag } from './api-document.ts';

export default function ApiDescriptionPage() {
  const { t } = useTranslation('site');
  return (
    <PageFrame wide>
      <h1 className="text-4xl sm:text-5xl">{t('api.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">{t('api.intro')}</p>
      <p className="mt-2">
        <a href="/api/openapi.json" className="link">
          {t('api.file')}
        </a>
      </p>
      <Description />
    </PageFrame>
  );
}

function Description() {
  const { t } = useTranslation('site');
  const loaded = useLoaded((signal) => call('GET /api/openapi.json', {}, { signal }), []);
  const isReady = loaded.state === 'ready';
  useEffect(() => {
    // What the address points at comes after the page.
    if (isReady && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Failed
        onRetry={loaded.retry}
        action={
          <LinkButton to="/" variant="quiet">
            {t('toStart')}
          </LinkButton>
        }
      >
        {t(loaded.failure.isOffline ? 'api.offline' : 'api.failed')}
      </Failed>
    );
  const description = loaded.value as unknown as ApiDocument;
  const groups = [...operationsByTag(description)];
  if (groups.length === 0) return <Empty title={t('api.empty')} action={<LinkButton to="/">{t('toStart')}</LinkButton>} />;
  return (
    <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Contents groups={groups} />
      <div className="grid grid-cols-1 gap-14">
        {groups.map(([tag, operations]) => (
          <section key={tag} id={tagId(tag)} aria-labelledby={`${tagId(tag)}-title`} className="grid scroll-mt-6 grid-cols-1 gap-4">
            <h2 id={`${tagId(tag)}-title`} className="text-3xl" lang="en">
              {tag}
            </h2>
            {operations.map((operation) => (
              <ApiOperation key={operation.id} operation={operation} document={description} origin={location.origin} />
            ))}
          </section>
        ))}
        <Failure document={description} />
      </div>
    </div>
  );
}

/** The body of a failure, once for all addresses. */
function Failure({ document }: { document: ApiDocument }) {
  const { t } = useTranslation('site');
  const schema = failureOf(document);
  if (!schema) return null;
  return (
    <section id="failure" aria-labelledby="failure-title" className="grid scroll-mt-6 grid-cols-1 gap-6">
      <h2 id="failure-title" className="text-3xl">
        {t('api.problems')}
      </h2>
      <Card className="grid grid-cols-1 wrap-anywhere">
        <SchemaTable labelledBy="failure-title" schema={schema} document={document} />
      </Card>
    </section>
  );
}

const tagId = (tag: string) => `tag-${tag.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;

/** On a phone the groups, on a wide screen every address, always in sight. */
function Contents({ groups }: { groups: readonly (readonly [string, readonly Operation[]])[] }) {
  const { t } = useTranslation('site');
  return (
    <nav aria-label={t('api.contents')} lang="en" className="self-start lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid lg:gap-5">
        {groups.map(([tag, operations]) => (
          <li key={tag}>
            <a href={`#${tagId(tag)}`} className="inline-block py-1 font-semibold hover:underline">
              {tag}
            </a>
            <ul className="hidden lg:block">
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-1 font-mono text-xs wrap-anywhere text-muted hover:text-ink hover:underline">
                    {method} {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Waiting = () => (
  <WaitingRegion className="mt-8 grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
    <Skeleton height="min(24rem, 6rem + 10vw)" />
    <div className="grid gap-6">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <Skeleton key={each} height="5rem" />
      ))}
    </div>
  </WaitingRegion>
);
