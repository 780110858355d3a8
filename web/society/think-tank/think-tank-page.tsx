import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { ThinkTank } from '#contract/society/think-tank/problems.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { GhatLamps, SmallLamp, STEPS } from './Lamps.tsx';
import { FieldChips } from './parts.tsx';

type Loaded = { readonly tank: ThinkTank };
type Listed = ThinkTank['open'][number];

export function loader({ request }: { readonly request: Request }) {
  const loaded = pageDataOf<Loaded>(request);
  return data(loaded, { status: loaded ? 200 : 503 });
}

/** /think-tank: the open problems, the published briefs, and how one becomes the other. It needs no script. */
export default function ThinkTankPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  const { t } = useTranslation('think-tank');
  return (
    <PageFrame wide>
      <div className="grid grid-cols-1 gap-14">
        <header className="tank-head">
          <div className="grid content-center gap-4">
            <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
            <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
            <div className="mt-2 flex flex-wrap gap-3">
              <LinkButton to="/home/society/think-tank">{t('toDesk')}</LinkButton>
              <LinkButton to="/society" variant="secondary">
                {t('toSociety')}
              </LinkButton>
            </div>
          </div>
          <GhatLamps label={t('picture')} />
        </header>
        {loaderData ? <Lists tank={loaderData.tank} /> : <Notice tone="danger">{t('failed')}</Notice>}
        <section className="grid grid-cols-1 gap-6">
          <h2 className="text-3xl">{t('how.title')}</h2>
          <ol className="tank-how grid max-w-3xl gap-4">
            {STEPS.map((step) => (
              <li key={step}>
                <SmallLamp isLit />
                <div className="grid gap-1">
                  <h3 className="text-xl">{t(`steps.${step}`)}</h3>
                  <p className="max-w-prose text-muted">{t(`how.${step}`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </PageFrame>
  );
}

function Lists({ tank: { open, underWay, published } }: { readonly tank: ThinkTank }) {
  const { t } = useTranslation('think-tank');
  return (
    <>
      <List title={t('open')} none={t('noneOpen')} of={open} />
      {underWay.length > 0 && <List title={t('underWay')} none="" of={underWay} />}
      <List title={t('published')} none={t('nonePublished')} of={published} />
    </>
  );
}

function List({ title, none, of }: { readonly title: string; readonly none: string; readonly of: readonly Listed[] }) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-3xl">{title}</h2>
      {of.length === 0 && <p className="max-w-prose text-muted">{none}</p>}
      <ul className="tank-cards empty:hidden">
        {of.map((one) => (
          <ListedCard key={one.slug} listed={one} />
        ))}
      </ul>
    </section>
  );
}

function ListedCard({ listed: { slug, title, question, fields, language, state, endsAt, publishedAt } }: { readonly listed: Listed }) {
  const { t } = useTranslation('think-tank');
  const day = useIndianDay();
  return (
    <Card as="li" className="tank-card wrap-anywhere">
      <FieldChips fields={fields} />
      <h3 lang={language} className="text-2xl">
        <LocalLink to={`/think-tank/${slug}`} className="hover:underline">
          {title}
        </LocalLink>
      </h3>
      <p lang={language} className="line-clamp-4 max-w-prose">
        {question}
      </p>
      <p className="text-sm font-semibold text-accent-ink">
        {publishedAt ? t('publishedAt', { at: day(publishedAt) }) : t(`until.${state}`, { at: endsAt ? day(endsAt) : '' })}
      </p>
    </Card>
  );
}
